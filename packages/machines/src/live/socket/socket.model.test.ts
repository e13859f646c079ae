import type { Actor } from "xstate";
import { refusal } from "../../auth/session/session.harness.ts";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { createSocketHarness, heardWhisper, liveEvent, whisper } from "./socket.harness.ts";
import { createSocketMachine, type SocketMachine } from "./socket.machine.ts";
import { type Line, socketModel } from "./socket.model.ts";
import { backoffMs } from "./socket.setup.ts";
import type { SocketEvent, SocketRecord } from "./socket.types.ts";
import { type SocketStatus, socketView } from "./socket.view.ts";

function createHarness(simulation: Simulation) {
  return { ...createSocketHarness(simulation), page: null as Actor<SocketMachine> | null };
}

type Harness = ReturnType<typeof createHarness>;

const send = (harness: Harness, event: SocketEvent) => harness.page?.send(event);
const context = (harness: Harness) => harness.page?.getSnapshot().context;

const lastSeq = (harness: Harness) => context(harness)?.lastSeq ?? 0;
const sendBack = (harness: Harness, seq: number) =>
  harness.channel.sendBack({ type: "channel.delivered", event: liveEvent(seq) });

const statuses: Record<Line["place"], SocketStatus> = {
  closed: "connecting",
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
  harness: createHarness,
  perform: {
    "a person opens the page": (w) => {
      w.page = w.open({});
    },
    "a person whose connections are blocked opens the page": (w) => {
      w.page = w.open({ record: { blockedUntil: w.clock.now() + 300_000 } });
    },
    "a person opens the page without a network": (w) => {
      w.page = w.open({ isOffline: true });
    },
    "the network goes": (w) => send(w, { type: "browser.wentOffline" }),
    "the network comes back": (w) => send(w, { type: "browser.cameOnline" }),
    "the network comes back again": (w) => send(w, { type: "browser.cameOnline" }),
    "2 s pass": (w) => w.clock.advance(2000),
    "the token comes": (w) => w.fetchToken.answer({ token: "t" }),
    "the token call is forbidden": (w) => w.fetchToken.fail(refusal(403, "FORBIDDEN")),
    "the token call gets no answer": (w) => w.fetchToken.fail(refusal(0, "NETWORK")),
    "the token call meets a server that breaks": (w) => w.fetchToken.fail(refusal(500, "INTERNAL_ERROR")),
    "the token call is refused": (w) => w.fetchToken.fail(refusal(401, "UNAUTHENTICATED")),
    "5 minutes pass": (w) => w.clock.advance(300_000),
    "the channel opens": (w) =>
      w.channel.sendBack({ type: "channel.opened", seq: lastSeq(w), truncated: false }),
    "the channel opens and too much was missed": (w) =>
      w.channel.sendBack({ type: "channel.opened", seq: lastSeq(w) + 7, truncated: true }),
    "the channel closes": (w) => w.channel.sendBack({ type: "channel.closed" }),
    "the token comes but no channel can be made": (w) => {
      w.channel.breakNext();
      w.fetchToken.answer({ token: "t" });
    },
    "the next event comes": (w) => sendBack(w, lastSeq(w) + 1),
    "an event comes a second time": (w) => sendBack(w, lastSeq(w)),
    "an event comes after a hole": (w) => sendBack(w, lastSeq(w) + 3),
    "the person whispers": (w, { place }) => {
      const before = w.channel.heard.length;
      send(w, { type: "person.whispered", whisper });
      expect(w.channel.heard.length - before).toBe(place === "live" ? 1 : 0);
    },
    "a whisper is heard": (w) => {
      w.channel.sendBack({ type: "channel.whispered", whisper: heardWhisper });
      expect(w.simulation.emitted.at(-1)).toEqual({ type: "live.whispered", whisper: heardWhisper });
    },
    "a minute passes": (w) => w.clock.advance(60_000),
    "the wait before a reconnection passes": (w, line) => w.clock.advance(backoffMs(line.reconnections)),
    "the person asks for another try": (w) => send(w, { type: "retry.requested" }),
  },
  agree: (harness, line) => {
    if (harness.page === null) return;
    const snapshot = harness.page.getSnapshot();
    const { isOffline, blockedUntil, tokenFailures, reconnections, lastSeq: seq } = snapshot.context;
    expect({
      status: socketView(snapshot).status,
      fetching: harness.fetchToken.waiting(),
      channels: harness.channel.running(),
      isOffline,
      isBlocked: blockedUntil !== null,
      reconnections,
      isPlaced: seq !== null,
    }).toEqual({
      status: statuses[line.place],
      fetching: line.place === "fetching" ? 1 : 0,
      channels: line.place === "handshake" || line.place === "live" ? 1 : 0,
      isOffline: line.isOffline,
      isBlocked: line.isBlocked,
      reconnections: line.reconnections,
      isPlaced: line.isPlaced,
    });
    if (line.place === "spacing") expect(tokenFailures).toBe(line.failures);
  },
  restart: {
    start: (simulation, record: SocketRecord) => createSocketHarness(simulation).open({ record }),
    waits: { blockedUntil: { isWaiting: (page) => socketView(page.getSnapshot()).status === "blocked" } },
  },
  invariants: {
    "at most three token calls fail in a row": ({ page }) =>
      (page?.getSnapshot().context.tokenFailures ?? 0) < 3,
    "one call or one channel at a time": ({ channel, fetchToken }) =>
      channel.running() + fetchToken.waiting() <= 1,
    "no event is handed on twice, nor out of order": ({ simulation }) => {
      const seqs = simulation.emitted
        .filter(({ type }) => type === "live.received")
        .map((emitted) => (emitted as unknown as { event: { seq: number } }).event.seq);
      return seqs.every((seq, index) => index === 0 || seq > (seqs[index - 1] ?? seq));
    },
    "a channel is informed where the sequence was left": (harness) =>
      harness.channel.running() === 0 || harness.channel.started.at(-1)?.token === "t",
  },
});
