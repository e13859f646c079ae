import { describe, expect, it } from "vitest";
import { refusal } from "../../auth/session/session.harness.ts";
import { backoffMs, type SocketInput, socketView } from "./index.ts";
import { createSocketHarness, liveEvent } from "./socket.harness.ts";

const silent = refusal(0, "NETWORK");

function play(input: SocketInput = {}) {
  const harness = createSocketHarness();
  const actor = harness.open(input);
  return {
    ...harness,
    actor,
    emitted: harness.simulation.emitted,
    status: () => socketView(actor.getSnapshot()).status,
    sendBack: (seq: number) => harness.channel.sendBack({ type: "channel.delivered", event: liveEvent(seq) }),
  };
}

function live(seq = 10) {
  const harness = play();
  harness.fetchToken.answer({ token: "t1" });
  harness.channel.sendBack({ type: "channel.opened", seq, truncated: false });
  return harness;
}

describe("connecting", () => {
  it("connects a signed-in person with the token and no number seen [SOCK-01, SOCK-03]", () => {
    const { channel, status } = live();
    expect(status()).toBe("connected");
    expect(channel.started).toEqual([{ token: "t1", lastSeq: null }]);
  });

  it("asks for what happened since the page was made, and hands it on before it is open", () => {
    const { fetchToken, channel, sendBack, emitted, status } = play({ lastSeq: 7 });
    fetchToken.answer({ token: "t1" });
    expect(channel.started).toEqual([{ token: "t1", lastSeq: 7 }]);
    sendBack(8);
    channel.sendBack({ type: "channel.opened", seq: 8, truncated: false });
    expect(status()).toBe("connected");
    expect(emitted.map((event) => event.type)).toEqual(["live.received"]);
  });

  it("has everything read again when what happened since the page was made is not stored any more", () => {
    const { fetchToken, channel, emitted } = play({ lastSeq: 7 });
    fetchToken.answer({ token: "t1" });
    channel.sendBack({ type: "channel.opened", seq: 2000, truncated: true });
    expect(emitted.map((event) => event.type)).toContain("lists.stale");
  });
});

describe("the token", () => {
  it("is fetched again after 2 s at the earliest: not at 1.999, at 2.000 [SOCK-06]", () => {
    const { clock, fetchToken } = play();
    fetchToken.fail(silent);
    clock.advance(1999);
    expect(fetchToken.asked).toHaveLength(1);
    clock.advance(1);
    expect(fetchToken.asked).toHaveLength(2);
  });

  it.each([
    [0, 2000],
    [500, 1500],
    [1999, 1],
    [2000, 0],
    [-10_000, 2000],
  ])("keeps its distance from another tab that was at work %d ms ago: %d ms more [SOCK-06]", (ago, wait) => {
    const { clock, fetchToken } = play({ activeAt: createSocketHarness().clock.now() - ago });
    if (wait > 0) {
      clock.advance(wait - 1);
      expect(fetchToken.asked).toHaveLength(0);
      clock.advance(1);
    }
    expect(fetchToken.asked).toHaveLength(1);
  });

  it.each([
    ["a network that is cut", silent],
    ["a refusal", refusal(401, "UNAUTHENTICATED")],
    ["a server that breaks", refusal(500, "INTERNAL_ERROR")],
    ["a server that is away", refusal(503, "SERVICE_UNAVAILABLE")],
  ])(
    "is tried 3 times and no fourth after %s, reported once, until the person asks [SOCK-06, SOCK-11]",
    (_, why) => {
      const { actor, clock, emitted, fetchToken, status } = play();
      for (let attempt = 0; attempt < 3; attempt += 1) {
        clock.advance(2000);
        fetchToken.fail(why);
      }
      expect(status()).toBe("down");
      expect(emitted).toEqual([{ type: "notice", kind: "error", code: "SOCKET_TOKEN_FAILED" }]);
      clock.advance(3_600_000);
      expect(fetchToken.asked).toHaveLength(3);
      actor.send({ type: "retry.requested" });
      clock.advance(0);
      expect(fetchToken.asked).toHaveLength(4);
    },
  );

  it("is tried 3 times and no fourth when a line that stood is lost [SOCK-06]", () => {
    const { channel, clock, fetchToken, status } = live();
    channel.sendBack({ type: "channel.closed" });
    clock.advance(backoffMs(1));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      fetchToken.fail(silent);
      clock.advance(2000);
    }
    clock.advance(3_600_000);
    expect([status(), fetchToken.asked.length]).toEqual(["down", 4]);
  });

  it("is not reported again when another try that was asked for fails too, before any connection [SOCK-11]", () => {
    const { actor, clock, emitted, fetchToken, status } = play();
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        clock.advance(2000);
        fetchToken.fail(silent);
      }
      expect(status()).toBe("down");
      actor.send({ type: "retry.requested" });
    }
    expect(emitted).toEqual([{ type: "notice", kind: "error", code: "SOCKET_TOKEN_FAILED" }]);
  });

  it("is reported again when it fails after a connection [SOCK-11]", () => {
    const { actor, channel, clock, emitted, fetchToken } = live();
    for (let outage = 1; outage <= 2; outage += 1) {
      channel.sendBack({ type: "channel.closed" });
      clock.advance(backoffMs(1));
      for (let attempt = 0; attempt < 3; attempt += 1) {
        fetchToken.fail(silent);
        clock.advance(2000);
      }
      actor.send({ type: "retry.requested" });
      clock.advance(0);
      fetchToken.answer({ token: "t" });
      channel.sendBack({ type: "channel.opened", seq: 10, truncated: false });
    }
    const failureNotice = { type: "notice", kind: "error", code: "SOCKET_TOKEN_FAILED" };
    expect(emitted).toEqual([failureNotice, failureNotice]);
  });

  it.each([403, 429])(
    "blocks for 5 minutes after a %d: not free at 4:59.999, free at 5:00.000 [SOCK-07, SOCK-10]",
    (code) => {
      const { clock, emitted, fetchToken, status } = play();
      const blockedUntil = clock.now() + 300_000;
      fetchToken.fail(refusal(code, "TOO_MANY_REQUESTS"));
      expect(status()).toBe("blocked");
      expect(emitted).toEqual([{ type: "remember", record: { blockedUntil } }]);
      clock.advance(299_999);
      expect([status(), fetchToken.asked.length]).toEqual(["blocked", 1]);
      clock.advance(1);
      expect([status(), fetchToken.asked.length]).toEqual(["connecting", 2]);
      expect(emitted.at(-1)).toEqual({ type: "remember", record: { blockedUntil: null } });
    },
  );

  it("stays blocked over a reload for what is left, never for longer than 5 minutes [SOCK-07]", () => {
    const start = createSocketHarness().clock.now();
    const half = play({ record: { blockedUntil: start + 1000 } });
    half.clock.advance(999);
    expect(half.status()).toBe("blocked");
    half.clock.advance(1);
    expect(half.status()).toBe("connecting");
    const moved = play({ record: { blockedUntil: start + 3_600_000 } });
    moved.clock.advance(300_000);
    expect(moved.status()).toBe("connecting");
    const over = play({ record: { blockedUntil: start } });
    expect(socketView(over.actor.getSnapshot())).toMatchObject({ status: "connecting", blockedUntil: null });
  });
});

describe("reconnecting", () => {
  it("waits 2 s, then twice as long each time, 60 s at most [SOCK-05]", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(backoffMs)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    const { channel, clock, fetchToken } = live();
    channel.sendBack({ type: "channel.closed" });
    clock.advance(1999);
    expect(fetchToken.asked).toHaveLength(1);
    clock.advance(1);
    expect(fetchToken.asked).toHaveLength(2);
  });

  it("reconnects 5 times at most [SOCK-04]", () => {
    const { channel, clock, fetchToken, status } = live();
    for (let reconnection = 1; reconnection <= 5; reconnection += 1) {
      channel.sendBack({ type: "channel.closed" });
      expect(status()).toBe("waiting");
      clock.advance(backoffMs(reconnection));
      fetchToken.answer({ token: "t" });
    }
    channel.sendBack({ type: "channel.closed" });
    expect(status()).toBe("down");
    clock.advance(3_600_000);
    expect(channel.started).toHaveLength(6);
  });

  it.each([
    [59_999, 2],
    [60_000, 1],
  ])("after a connection of %d ms counts %d reconnections [SOCK-04]", (ms, reconnections) => {
    const { actor, channel, clock, fetchToken } = live();
    channel.sendBack({ type: "channel.closed" });
    clock.advance(2000);
    fetchToken.answer({ token: "t" });
    channel.sendBack({ type: "channel.opened", seq: 10, truncated: false });
    clock.advance(ms);
    channel.sendBack({ type: "channel.closed" });
    expect(actor.getSnapshot().context.reconnections).toBe(reconnections);
  });

  it("lets go while the browser is offline and comes back with it", () => {
    const { actor, channel, clock, fetchToken, status } = live();
    actor.send({ type: "browser.wentOffline" });
    expect([status(), channel.running()]).toEqual(["offline", 0]);
    clock.advance(3_600_000);
    expect(fetchToken.asked).toHaveLength(1);
    actor.send({ type: "browser.cameOnline" });
    clock.advance(0);
    expect(fetchToken.asked).toHaveLength(2);
  });
});

describe("the sequence", () => {
  it("hands events on in order and gives a new connection the last number", () => {
    const { channel, clock, emitted, fetchToken, sendBack } = live(10);
    sendBack(11);
    sendBack(12);
    expect(emitted).toEqual([
      { type: "live.received", event: liveEvent(11) },
      { type: "live.received", event: liveEvent(12) },
    ]);
    channel.sendBack({ type: "channel.closed" });
    clock.advance(2000);
    fetchToken.answer({ token: "t2" });
    expect(channel.started.at(-1)).toEqual({ token: "t2", lastSeq: 12 });
  });

  it("takes the replay that comes before the channel reports that it is ready", () => {
    const { channel, clock, emitted, fetchToken, sendBack, status } = live(10);
    channel.sendBack({ type: "channel.closed" });
    clock.advance(2000);
    fetchToken.answer({ token: "t2" });
    sendBack(11);
    channel.sendBack({ type: "channel.opened", seq: 11, truncated: false });
    sendBack(11);
    sendBack(12);
    expect(status()).toBe("connected");
    expect(emitted).toEqual([
      { type: "live.received", event: liveEvent(11) },
      { type: "live.received", event: liveEvent(12) },
    ]);
  });

  it("takes an event that comes before a first connection reports that it is ready", () => {
    const { channel, emitted, fetchToken, sendBack, status } = play();
    fetchToken.answer({ token: "t1" });
    sendBack(10);
    channel.sendBack({ type: "channel.opened", seq: 10, truncated: false });
    expect([status(), channel.running()]).toEqual(["connected", 1]);
    expect(emitted).toEqual([{ type: "live.received", event: liveEvent(10) }]);
  });

  it("asks for a replay when numbers are missing, and hands on nothing meanwhile", () => {
    const { channel, clock, emitted, fetchToken, sendBack, status } = live(10);
    sendBack(13);
    expect([status(), channel.running()]).toEqual(["connecting", 0]);
    clock.advance(2000);
    fetchToken.answer({ token: "t2" });
    expect(channel.started.at(-1)).toEqual({ token: "t2", lastSeq: 10 });
    for (const seq of [11, 12, 13]) sendBack(seq);
    expect(emitted.map((event) => (event as unknown as { event: { seq: number } }).event.seq)).toEqual([
      11, 12, 13,
    ]);
  });

  it("goes on past a hole that a replay did not fill, and states that lists are stale", () => {
    const { clock, emitted, fetchToken, sendBack } = live(10);
    sendBack(13);
    clock.advance(2000);
    fetchToken.answer({ token: "t2" });
    sendBack(13);
    expect(emitted).toEqual([{ type: "live.received", event: liveEvent(13) }, { type: "lists.stale" }]);
  });

  it.each([
    ["too old to be replayed", 500, true],
    ["begun anew by the server", 3, false],
  ])("states that lists are stale when the sequence was %s", (_, seq, truncated) => {
    const { actor, channel, clock, emitted, fetchToken } = live(10);
    channel.sendBack({ type: "channel.closed" });
    clock.advance(2000);
    fetchToken.answer({ token: "t2" });
    channel.sendBack({ type: "channel.opened", seq, truncated });
    expect(emitted).toEqual([{ type: "lists.stale" }]);
    expect(actor.getSnapshot().context.lastSeq).toBe(seq);
  });
});

describe("what is shown", () => {
  const view = ({ actor }: Pick<ReturnType<typeof play>, "actor">) => socketView(actor.getSnapshot());
  const fine = { blockedUntil: null, trouble: null };

  it("states that the page may be old until it is connected", () => {
    expect(view(play())).toEqual({ ...fine, status: "connecting", isStale: true });
    expect(view(live())).toEqual({ ...fine, status: "connected", isStale: false });
  });

  it("states that the channel is blocked, and until when [SOCK-10]", () => {
    const blocked = play();
    const blockedUntil = blocked.clock.now() + 300_000;
    blocked.fetchToken.fail(refusal(429, "TOO_MANY_REQUESTS"));
    expect(view(blocked)).toEqual({ status: "blocked", blockedUntil, isStale: true, trouble: "blocked" });
  });

  it("states that the browser is offline", () => {
    const page = live();
    page.actor.send({ type: "browser.wentOffline" });
    expect(view(page)).toMatchObject({ status: "offline", trouble: "offline" });
  });

  it("states nothing of a break that the first reconnection mends", () => {
    const page = live();
    page.channel.sendBack({ type: "channel.closed" });
    expect(view(page)).toMatchObject({ status: "waiting", trouble: null });
    page.clock.advance(backoffMs(1));
    expect(view(page)).toMatchObject({ status: "connecting", trouble: null });
  });

  it("speaks of the second reconnection, and no more once connected", () => {
    const page = live();
    page.channel.sendBack({ type: "channel.closed" });
    page.clock.advance(backoffMs(1));
    page.fetchToken.answer({ token: "t2" });
    page.channel.sendBack({ type: "channel.closed" });
    expect(view(page)).toMatchObject({ status: "waiting", trouble: "reconnecting" });
    page.clock.advance(backoffMs(2));
    expect(view(page)).toMatchObject({ status: "connecting", trouble: "reconnecting" });
    page.fetchToken.answer({ token: "t3" });
    page.channel.sendBack({ type: "channel.opened", seq: 10, truncated: false });
    expect(view(page)).toMatchObject({ status: "connected", trouble: null });
  });

  it("still speaks of it in the try that the person asked for after the last one", () => {
    const { actor, channel, clock, fetchToken } = live();
    channel.sendBack({ type: "channel.closed" });
    for (let reconnection = 1; reconnection <= 5; reconnection += 1) {
      clock.advance(backoffMs(reconnection));
      fetchToken.answer({ token: "t" });
      channel.sendBack({ type: "channel.closed" });
    }
    expect(view({ actor })).toMatchObject({ status: "down", trouble: "down" });
    actor.send({ type: "retry.requested" });
    clock.advance(2000);
    expect(view({ actor })).toMatchObject({ status: "connecting", trouble: "reconnecting" });
    fetchToken.answer({ token: "t" });
    channel.sendBack({ type: "channel.opened", seq: 10, truncated: false });
    channel.sendBack({ type: "channel.closed" });
    expect(view({ actor })).toMatchObject({ status: "waiting", trouble: null });
  });
});
