import type { Actor } from "xstate";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { refusal } from "../session/session.world.ts";
import { createSocketMachine, type SocketMachine } from "./socket.machine.ts";
import { type Line, socketModel } from "./socket.model.ts";
import { backoffMs } from "./socket.setup.ts";
import type { SocketEvent, SocketRecord } from "./socket.types.ts";
import { type SocketStatus, socketView } from "./socket.view.ts";
import { createSocketWorld, liveEvent } from "./socket.world.ts";

function createWorld(stage: Stage) {
  return { ...createSocketWorld(stage), page: null as Actor<SocketMachine> | null, people: 0 };
}

type World = ReturnType<typeof createWorld>;

const send = (world: World, event: SocketEvent) => world.page?.send(event);
const context = (world: World) => world.page?.getSnapshot().context;

/** Every person has a sequence of their own, far from the one before. */
const lastSeq = (world: World) => context(world)?.lastSeq ?? world.people * 100;
const say = (world: World, seq: number) => world.channel.say({ type: "channel.said", event: liveEvent(seq) });

const statuses: Record<Line["place"], SocketStatus> = {
  closed: "off",
  off: "off",
  offline: "offline",
  blocked: "blocked",
  spacing: "connecting",
  fetching: "connecting",
  handshake: "connecting",
  live: "connected",
  waiting: "waiting",
  down: "down",
};

proveMachine({
  machine: createSocketMachine({ now: () => 0 }),
  model: socketModel,
  poses: "./poses.json",
  world: createWorld,
  perform: {
    "a visitor opens the page": (w) => {
      w.page = w.open({ userId: null });
    },
    "a signed-in person opens the page": (w) => {
      w.page = w.open({ userId: "u0" });
    },
    "a person whose connections are blocked opens the page": (w) => {
      w.page = w.open({ userId: "u0", record: { blockedUntil: w.clock.now() + 300_000 } });
    },
    "a person opens the page without a network": (w) => {
      w.page = w.open({ userId: "u0", isOffline: true });
    },
    "a person signs in": (w) => {
      w.people += 1;
      send(w, { type: "session.opened", userId: `u${w.people}` });
    },
    "the same person signs in again": (w) => send(w, { type: "session.opened", userId: `u${w.people}` }),
    "the person signs out": (w) => send(w, { type: "session.closed" }),
    "the network goes": (w) => send(w, { type: "browser.wentOffline" }),
    "the network comes back": (w) => send(w, { type: "browser.cameOnline" }),
    "the network comes back again": (w) => send(w, { type: "browser.cameOnline" }),
    "2 s pass": (w) => w.clock.advance(2000),
    "the token comes": (w) => w.fetchToken.answer({ token: "t" }),
    "the token call is forbidden": (w) => w.fetchToken.fail(refusal(403, "FORBIDDEN")),
    "the token call gets no answer": (w) => w.fetchToken.fail(refusal(0, "NETWORK")),
    "the token call is refused": (w) => w.fetchToken.fail(refusal(401, "UNAUTHENTICATED")),
    "5 minutes pass": (w) => w.clock.advance(300_000),
    "the channel opens": (w) => w.channel.say({ type: "channel.opened", seq: lastSeq(w), truncated: false }),
    "the channel opens and too much was missed": (w) =>
      w.channel.say({ type: "channel.opened", seq: lastSeq(w) + 7, truncated: true }),
    "the channel closes": (w) => w.channel.say({ type: "channel.closed" }),
    "the token comes but no channel can be made": (w) => {
      w.channel.breakNext();
      w.fetchToken.answer({ token: "t" });
    },
    "the next event comes": (w) => say(w, lastSeq(w) + 1),
    "an event comes a second time": (w) => say(w, lastSeq(w)),
    "an event comes after a hole": (w) => say(w, lastSeq(w) + 3),
    "a minute passes": (w) => w.clock.advance(60_000),
    "the wait before a reconnection passes": (w, line) => w.clock.advance(backoffMs(line.reconnections)),
    "the person asks for another try": (w) => send(w, { type: "retry.asked" }),
  },
  agree: (world, line) => {
    if (world.page === null) return;
    const snapshot = world.page.getSnapshot();
    const { userId, isOffline, blockedUntil, tokenFailures, reconnections, lastSeq: seq } = snapshot.context;
    expect({
      status: socketView(snapshot).status,
      fetching: world.fetchToken.waiting(),
      channels: world.channel.running(),
      isSignedIn: userId !== null,
      isOffline,
      isBlocked: blockedUntil !== null,
      reconnections,
      isPlaced: seq !== null,
    }).toEqual({
      status: statuses[line.place],
      fetching: line.place === "fetching" ? 1 : 0,
      channels: line.place === "handshake" || line.place === "live" ? 1 : 0,
      isSignedIn: line.isSignedIn,
      isOffline: line.isOffline,
      isBlocked: line.isBlocked,
      reconnections: line.reconnections,
      isPlaced: line.isPlaced,
    });
    if (line.place === "spacing") expect(tokenFailures).toBe(line.failures);
  },
  restart: {
    start: (stage, record: SocketRecord) => createSocketWorld(stage).open({ userId: "u0", record }),
    waits: { blockedUntil: { isWaiting: (page) => socketView(page.getSnapshot()).status === "blocked" } },
  },
  invariants: {
    "a visitor has no line": ({ channel, fetchToken }, { isSignedIn }) =>
      isSignedIn || channel.running() + fetchToken.waiting() === 0,
    "no event is handed on twice, nor out of order": ({ stage }) => {
      const seqs = stage.emitted
        .filter(({ type }) => type === "live.received")
        .map((emitted) => (emitted as unknown as { event: { seq: number } }).event.seq);
      return seqs.every((seq, index) => index === 0 || seq > (seqs[index - 1] ?? seq));
    },
    "a channel is told where the sequence was left": (world) =>
      world.channel.running() === 0 || world.channel.started.at(-1)?.token === "t",
  },
});
