import { describe, expect, it } from "vitest";
import type { SessionInput } from "./index.ts";
import { sessionView } from "./index.ts";
import { createSessionWorld, freshPassword, person, refusal } from "./session.world.ts";

const expired = refusal(401, "SESSION_EXPIRED");

function returning(input: SessionInput = { hasMarker: true }) {
  const world = createSessionWorld();
  const actor = world.open(input);
  const view = () => sessionView(actor.getSnapshot());
  return { ...world, actor, view, emitted: world.stage.emitted };
}

function signedIn() {
  const world = returning();
  world.calls.readProfile.answer({ user: person(), passwordStatus: freshPassword });
  world.calls.refreshToken.answer({ user: person() });
  return world;
}

describe("how a session begins", () => {
  it("is loading until the profile call says who is here, then a refresh follows [SESS-01, SESS-02]", () => {
    const { calls, view } = returning();
    expect(view()).toMatchObject({ status: "loading", user: null });
    expect(calls.refreshToken.asked).toHaveLength(0);
    calls.readProfile.answer({ user: person(), passwordStatus: freshPassword });
    expect(view()).toMatchObject({ status: "signedIn", user: { id: "u1" } });
    expect(calls.refreshToken.asked).toHaveLength(1);
  });

  it("is signed out at once without the session marker, and no profile call is made [SESS-01, SESS-05]", () => {
    const { calls, view } = returning({ hasMarker: false });
    expect(view()).toMatchObject({ status: "signedOut", user: null });
    expect(calls.readProfile.asked).toHaveLength(0);
  });

  it("becomes signed out when the profile call is refused, and leads to /login [SESS-01, SESS-04]", () => {
    const { calls, view, emitted } = returning();
    calls.readProfile.fail(expired);
    expect(view().status).toBe("signedOut");
    expect(emitted).toEqual([
      { type: "signedOut", reason: "expired" },
      { type: "notice", kind: "error", code: "SESSION_EXPIRED" },
      { type: "navigate", to: "/login" },
    ]);
  });

  it("shows whom the server knew while it loads", () => {
    const { view } = returning({ hasMarker: true, user: person() });
    expect(view()).toMatchObject({ status: "loading", user: { prenom: "Léa" } });
  });

  it("asks again after 10 s, not before, when the server does not answer", () => {
    const { calls, clock, view } = returning();
    calls.readProfile.fail(refusal(0, "NETWORK"));
    expect(view()).toMatchObject({ status: "loading", isUnreachable: true });
    clock.advance(9999);
    expect(calls.readProfile.asked).toHaveLength(1);
    clock.advance(1);
    expect(calls.readProfile.asked).toHaveLength(2);
  });

  it("signs in by the answer of the sign-in itself, without a call", () => {
    const { actor, calls, view, emitted } = returning({ hasMarker: false });
    actor.send({ type: "session.opened", user: person() });
    expect(view().status).toBe("signedIn");
    expect([calls.readProfile.asked.length, calls.refreshToken.asked.length]).toEqual([0, 0]);
    expect(emitted).toEqual([{ type: "signedIn", user: person() }]);
  });
});

describe("what is learned of the person", () => {
  const signIns = ({ emitted }: ReturnType<typeof signedIn>) =>
    emitted.filter(({ type }) => type === "signedIn").length;

  it("is kept from each refresh, without a second sign-in", () => {
    const world = signedIn();
    world.clock.advance(300_000);
    world.calls.refreshToken.answer({ user: person({ prenom: "Léo" }) });
    expect([world.view().user?.prenom, signIns(world)]).toEqual(["Léo", 1]);
  });

  it("is taken from a sign-in while the profile is still asked for", () => {
    const { actor, view } = returning();
    actor.send({ type: "session.opened", user: person() });
    expect(view()).toMatchObject({ status: "signedIn", user: { id: "u1" } });
  });

  it("is kept from another sign-in of the same person; one that names nobody changes nothing", () => {
    const world = signedIn();
    world.actor.send({ type: "session.opened", user: person({ prenom: "Léo" }) });
    expect([world.view().user?.prenom, signIns(world)]).toEqual(["Léo", 1]);
    world.actor.send({ type: "session.opened" });
    expect([world.view().user?.prenom, signIns(world)]).toEqual(["Léo", 1]);
  });

  it("a call refused while nobody is signed in is told that the session has ended", () => {
    const { actor, emitted } = returning({ hasMarker: false });
    actor.send({ type: "call.unauthorized", askId: "a" });
    expect(emitted).toEqual([{ type: "call.answered", askId: "a", answer: "ended" }]);
  });

  it("the mail of a suspension without a reason names none", () => {
    const { calls } = returning();
    const suspended = person({ profil_actif: false });
    calls.readProfile.answer({ user: suspended, passwordStatus: freshPassword });
    expect(calls.askSuspensionMail.asked).toEqual([{ email: suspended.email, reason: "" }]);
  });

  it("an ageing password is spoken of once for the same days, also after leaving and coming back", () => {
    const { actor, calls, emitted } = returning();
    const ageing = { daysUntilExpiration: 5, passwordExpired: false };
    const warnings = () => emitted.filter(({ type }) => type === "notice" || type === "remember").length;
    calls.readProfile.answer({ user: person(), passwordStatus: ageing });
    expect(warnings()).toBe(2);
    actor.send({ type: "marker.vanished" });
    actor.send({ type: "marker.appeared" });
    calls.readProfile.answer({ user: person(), passwordStatus: ageing });
    expect(warnings()).toBe(2);
  });
});

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

  it("ends the session when the refresh is refused, tells so and leads to /login [SESS-04, SESS-21]", () => {
    const { actor, calls, view, emitted } = signedIn();
    actor.send({ type: "call.unauthorized", askId: "a" });
    calls.refreshToken.fail(expired);
    expect(view()).toMatchObject({ status: "signedOut", user: null, isOnline: false });
    expect(emitted.slice(1)).toEqual([
      { type: "call.answered", askId: "a", answer: "ended" },
      { type: "signedOut", reason: "expired" },
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

describe("an account that is deactivated", () => {
  it("is checked every 2 minutes: not at 1:59.999, at 2:00.000 [SESS-15]", () => {
    const { calls, clock } = signedIn();
    clock.advance(119_999);
    expect(calls.checkActive.asked).toEqual([]);
    clock.advance(1);
    expect(calls.checkActive.asked).toEqual([{ userId: "u1" }]);
    calls.checkActive.answer({ profil_actif: true });
    clock.advance(120_000);
    expect(calls.checkActive.asked).toHaveLength(2);
  });

  const told = refusal(403, "PROFIL_DISABLED", { email: "lea@exemple.fr", reason: "Signalements" });
  const end = (reason: string) => [
    { type: "notice", kind: "error", code: "PROFIL_DISABLED", params: { reason } },
    { type: "signedOut", reason: "deactivated" },
    { type: "navigate", to: "/login" },
  ];

  it("is signed out: the mail is asked for, the session closed, then /login [SESS-16, SESS-17, SESS-18]", () => {
    const { calls, clock, view, emitted } = returning();
    calls.readProfile.answer({ user: person(), passwordStatus: freshPassword });
    clock.advance(120_000);
    calls.checkActive.fail(told);
    expect(view()).toMatchObject({ status: "signedOut", user: null });
    expect(calls.askSuspensionMail.asked).toEqual([{ email: "lea@exemple.fr", reason: "Signalements" }]);
    expect(calls.signOut.asked).toHaveLength(0);
    calls.askSuspensionMail.answer({});
    expect(calls.signOut.asked).toHaveLength(1);
    calls.signOut.answer({});
    expect(emitted.slice(1)).toEqual(end("Signalements"));
  });

  it.each(["PROFIL_DISABLED", "ACCOUNT_DEACTIVATED"])(
    "is told by the code %s, signed out and led to /login, whatever becomes of the mail [SESS-16, SESS-18, SESS-20]",
    (code) => {
      const { calls, clock, view, emitted } = signedIn();
      clock.advance(120_000);
      calls.checkActive.fail(refusal(403, code));
      expect(calls.askSuspensionMail.asked).toEqual([{ email: "lea@exemple.fr", reason: "" }]);
      calls.askSuspensionMail.fail(refusal(0, "NETWORK"));
      expect(calls.signOut.asked).toHaveLength(1);
      calls.signOut.answer({});
      expect(view()).toMatchObject({ status: "signedOut", user: null });
      expect(emitted.slice(1)).toEqual(end(""));
    },
  );

  it.each(["readProfile", "refreshToken"] as const)(
    "has its mail asked for when they come back to a page that knows nobody, by %s [SESS-16, SESS-17, SESS-18, SESS-20]",
    (refused) => {
      const { actor, calls, view, emitted } = returning({ hasMarker: true, user: null });
      if (refused === "refreshToken") actor.send({ type: "call.unauthorized", askId: "a" });
      calls[refused].fail(told);
      expect(view()).toMatchObject({ status: "signedOut", user: null });
      expect(calls.askSuspensionMail.asked).toEqual([{ email: "lea@exemple.fr", reason: "Signalements" }]);
      calls.askSuspensionMail.answer({});
      calls.signOut.answer({});
      expect(emitted.filter(({ type }) => type !== "call.answered")).toEqual(end("Signalements"));
    },
  );

  it("is mailed without a reason when the refusal gives none in words", () => {
    const { calls } = returning({ hasMarker: true, user: null });
    calls.readProfile.fail(refusal(403, "PROFIL_DISABLED", { email: "lea@exemple.fr", reason: 7 }));
    expect(calls.askSuspensionMail.asked).toEqual([{ email: "lea@exemple.fr", reason: "" }]);
  });

  it("of whom the refusal says nothing has their session closed without a mail", () => {
    const { calls, emitted } = returning();
    calls.readProfile.fail(refusal(403, "PROFIL_DISABLED", { email: 3 }));
    expect(calls.askSuspensionMail.asked).toEqual([]);
    calls.signOut.answer({});
    expect(emitted).toEqual(end(""));
  });
});

describe("being online", () => {
  it("pings at once and every 30 s: not at 29.999, at 30.000 [SESS-23]", () => {
    const { calls, clock } = signedIn();
    expect(calls.sendPing.asked).toHaveLength(1);
    clock.advance(29_999);
    expect(calls.sendPing.asked).toHaveLength(1);
    clock.advance(1);
    expect(calls.sendPing.asked).toHaveLength(2);
  });

  it("is online from a ping that succeeds until the browser goes offline [SESS-24, SESS-25]", () => {
    const { actor, calls, view } = signedIn();
    expect(view().isOnline).toBe(false);
    calls.sendPing.answer({ online: true });
    expect(view().isOnline).toBe(true);
    actor.send({ type: "browser.wentOffline" });
    expect(view().isOnline).toBe(false);
    actor.send({ type: "browser.cameOnline" });
    expect(calls.sendPing.asked).toHaveLength(2);
  });
});

describe("the age of the password", () => {
  it.each([
    [7, 1],
    [8, 0],
  ])("with %d days left warns %d time [PWD-11, PWD-12]", (days, warnings) => {
    const { calls, emitted } = returning();
    calls.readProfile.answer({
      user: person(),
      passwordStatus: { daysUntilExpiration: days, passwordExpired: false },
    });
    expect(emitted.filter(({ type }) => type !== "signedIn")).toEqual(
      [
        { type: "notice", kind: "warning", code: "PASSWORD_EXPIRES_SOON", params: { days: 7 } },
        { type: "remember", record: { warnedDays: 7 } },
      ].slice(0, warnings * 2),
    );
  });

  it("speaks of a number of days once, also after a reload [PWD-11]", () => {
    const { calls, emitted } = returning({ hasMarker: true, record: { warnedDays: 3 } });
    calls.readProfile.answer({
      user: person(),
      passwordStatus: { daysUntilExpiration: 3, passwordExpired: false },
    });
    expect(emitted.map(({ type }) => type)).toEqual(["signedIn"]);
  });

  it("leads to /forgot-password with a message once it is over [PWD-09, PWD-10, PWD-12]", () => {
    const { calls, emitted } = returning();
    calls.readProfile.answer({
      user: person(),
      passwordStatus: { daysUntilExpiration: 0, passwordExpired: true },
    });
    expect(emitted.filter(({ type }) => type !== "signedIn")).toEqual([
      { type: "notice", kind: "error", code: "PASSWORD_EXPIRED" },
      { type: "navigate", to: "/forgot-password" },
    ]);
  });
});

describe("leaving", () => {
  it("closes the session on the server, then leads to / [SESS-08]", () => {
    const { actor, calls, view, emitted } = signedIn();
    actor.send({ type: "signOut.asked" });
    expect(view()).toMatchObject({ status: "loading", user: { id: "u1" }, isLeaving: true });
    calls.signOut.answer({});
    expect(view().status).toBe("signedOut");
    expect(emitted.slice(1)).toEqual([
      { type: "signedOut", reason: "left" },
      { type: "navigate", to: "/" },
    ]);
  });

  it("says so when the server could not close it, and asks again who is here", () => {
    const { actor, calls, view, emitted } = signedIn();
    actor.send({ type: "signOut.asked" });
    calls.signOut.fail(refusal(0, "NETWORK"));
    expect(view()).toMatchObject({ status: "loading", user: { id: "u1" }, isLeaving: false });
    expect(emitted.at(-1)).toEqual({ type: "notice", kind: "error", code: "SIGN_OUT_FAILED" });
    calls.readProfile.answer({ user: person(), passwordStatus: freshPassword });
    expect(view().status).toBe("signedIn");
  });

  it("never ends as an expired session: what was under way is let go of", () => {
    const { actor, calls, view, emitted } = signedIn();
    actor.send({ type: "call.unauthorized", askId: "c1" });
    actor.send({ type: "signOut.asked" });
    expect(calls.refreshToken.waiting()).toBe(0);
    actor.send({ type: "call.refusedAgain" });
    expect(view().isLeaving).toBe(true);
    calls.signOut.answer({});
    expect(emitted.slice(1)).toEqual([
      { type: "call.answered", askId: "c1", answer: "ended" },
      { type: "signedOut", reason: "left" },
      { type: "navigate", to: "/" },
    ]);
  });

  it("is possible before the profile has come", () => {
    const { actor, calls, view, emitted } = returning();
    actor.send({ type: "signOut.asked" });
    calls.signOut.fail(refusal(0, "NETWORK"));
    expect(view().status).toBe("loading");
    expect(calls.readProfile.asked).toHaveLength(2);
    actor.send({ type: "signOut.asked" });
    calls.signOut.answer({});
    expect(emitted.at(-1)).toEqual({ type: "navigate", to: "/" });
  });

  it("follows another tab that signs out and in again, where it stands", () => {
    const { actor, calls, view, emitted } = signedIn();
    actor.send({ type: "marker.vanished" });
    expect(view().status).toBe("signedOut");
    expect(emitted.at(-1)).toEqual({ type: "signedOut", reason: "elsewhere" });
    actor.send({ type: "marker.appeared" });
    expect(view().status).toBe("loading");
    expect(calls.readProfile.asked).toHaveLength(2);
  });

  it("tells everybody when the cookies are another person’s", () => {
    const { calls, clock, view, emitted } = signedIn();
    clock.advance(300_000);
    calls.refreshToken.answer({ user: person({ id: "u2", prenom: "Noé" }) });
    expect(view().user).toMatchObject({ id: "u2" });
    expect(emitted.at(-1)).toEqual({ type: "signedIn", user: person({ id: "u2", prenom: "Noé" }) });
  });
});
