import { describe, expect, it } from "vitest";
import { person, refusal, returning, signedIn } from "./session.harness.ts";

const expired = refusal(401, "SESSION_EXPIRED");

describe("refreshing the token", () => {
  it("refreshes every 5 minutes: not at 4:59.999, at 5:00.000 [SESS-10]", () => {
    const { calls, clock } = signedIn();
    clock.advance(299_999);
    expect(calls.refreshToken.asked).toHaveLength(1);
    clock.advance(1);
    expect(calls.refreshToken.asked).toHaveLength(2);
    calls.refreshToken.answer({ user: person() });
    clock.advance(300_000);
    expect(calls.refreshToken.asked).toHaveLength(3);
  });

  it.each([
    [30_000, 3],
    [29_999, 2],
  ])("when one took place %d ms before, makes %d in all [SESS-11]", (before, refreshes) => {
    const { actor, calls, clock } = signedIn();
    clock.advance(300_000 - before);
    actor.send({ type: "call.unauthorized", askId: "a" });
    calls.refreshToken.answer({ user: person() });
    clock.advance(before);
    expect(calls.refreshToken.asked).toHaveLength(refreshes);
  });

  it("goes on every 5 minutes after one that was skipped [SESS-10, SESS-11]", () => {
    const { actor, calls, clock } = signedIn();
    clock.advance(290_000);
    actor.send({ type: "call.unauthorized", askId: "a" });
    calls.refreshToken.answer({ user: person() });
    clock.advance(309_999);
    expect(calls.refreshToken.asked).toHaveLength(2);
    clock.advance(1);
    expect(calls.refreshToken.asked).toHaveLength(3);
  });

  it("counts a sign-in as a refresh for calls that began before it [SESS-03]", () => {
    const { actor, calls, clock, emitted } = returning({ hasMarker: false });
    const sentAt = clock.now();
    clock.advance(1);
    actor.send({ type: "session.opened", user: person() });
    actor.send({ type: "call.unauthorized", askId: "early", sentAt });
    expect(emitted.at(-1)).toEqual({ type: "call.answered", askId: "early", answer: "refreshed" });
    expect(calls.refreshToken.asked).toHaveLength(0);
  });

  it("shares one refresh among all calls that meet a 401 and answers each [SESS-03]", () => {
    const { actor, calls, emitted } = signedIn();
    for (const askId of ["a", "b", "c"]) actor.send({ type: "call.unauthorized", askId });
    expect(calls.refreshToken.asked).toHaveLength(2);
    calls.refreshToken.answer({ user: person() });
    expect(emitted.slice(1)).toEqual([
      { type: "call.answered", askId: "a", answer: "refreshed" },
      { type: "call.answered", askId: "b", answer: "refreshed" },
      { type: "call.answered", askId: "c", answer: "refreshed" },
    ]);
  });

  it("does not refresh again for a call that began before the refresh [SESS-03]", () => {
    const { actor, calls, clock, emitted } = signedIn();
    const { lastRefreshAt } = actor.getSnapshot().context;
    clock.advance(1000);
    actor.send({ type: "call.unauthorized", askId: "late", sentAt: (lastRefreshAt ?? 0) - 1 });
    expect(calls.refreshToken.asked).toHaveLength(1);
    expect(emitted.at(-1)).toEqual({ type: "call.answered", askId: "late", answer: "refreshed" });
    actor.send({ type: "call.unauthorized", askId: "new", sentAt: lastRefreshAt ?? 0 });
    expect(calls.refreshToken.asked).toHaveLength(2);
  });

  it("ends the session when the refresh is refused, reports so and leads to /login [SESS-04, SESS-21]", () => {
    const { actor, calls, view, emitted } = signedIn();
    actor.send({ type: "call.unauthorized", askId: "a" });
    calls.refreshToken.fail(expired);
    expect(view()).toMatchObject({ status: "signedOut", user: null, isOnline: false });
    expect(emitted.slice(1)).toEqual([
      { type: "call.answered", askId: "a", answer: "ended" },
      { type: "person.signedOut", reason: "expired" },
      { type: "notice", kind: "error", code: "SESSION_EXPIRED" },
      { type: "navigate", to: "/login" },
    ]);
  });

  it("ends the session when the repeated call is refused too [SESS-04]", () => {
    const { actor, view, emitted } = signedIn();
    actor.send({ type: "call.refusedAgain" });
    expect(view().status).toBe("signedOut");
    expect(emitted.at(-1)).toEqual({ type: "navigate", to: "/login" });
  });

  it.each([
    ["no answer", 0],
    ["a time-out", 408],
    ["a limit", 429],
    ["a fault of the server", 500],
  ])("keeps the session when the refresh meets %s", (_, status) => {
    const { actor, calls, view, emitted } = signedIn();
    actor.send({ type: "call.unauthorized", askId: "a" });
    calls.refreshToken.fail(refusal(status, "UNEXPECTED"));
    expect(emitted.at(-1)).toEqual({ type: "call.answered", askId: "a", answer: "unreachable" });
    actor.send({ type: "call.refusedAgain" });
    expect(view().status).toBe("signedIn");
  });

  it.each([400, 401, 403, 404, 499])("ends the session when the refresh is answered %d", (status) => {
    const { actor, calls, view } = signedIn();
    actor.send({ type: "call.unauthorized", askId: "a" });
    calls.refreshToken.fail(refusal(status, "UNEXPECTED"));
    expect(view().status).toBe("signedOut");
  });
});
