import { describe, expect, it } from "vitest";
import { freshPassword, person, refusal, returning, signedIn } from "./session.harness.ts";

const expired = refusal(401, "SESSION_EXPIRED");

describe("how a session begins", () => {
  it("is loading until the profile call reports who is here, then a refresh follows [SESS-01, SESS-02]", () => {
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
      { type: "person.signedOut", reason: "expired" },
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
    expect(emitted).toEqual([{ type: "person.signedIn", user: person() }]);
  });
});

describe("what is learned of the person", () => {
  const signIns = ({ emitted }: ReturnType<typeof signedIn>) =>
    emitted.filter(({ type }) => type === "person.signedIn").length;

  it("is taken from each refresh, without a second sign-in", () => {
    const harness = signedIn();
    harness.clock.advance(300_000);
    harness.calls.refreshToken.answer({ user: person({ prenom: "Léo" }) });
    expect([harness.view().user?.prenom, signIns(harness)]).toEqual(["Léo", 1]);
  });

  it("is taken from a sign-in while the profile is still asked for", () => {
    const { actor, view } = returning();
    actor.send({ type: "session.opened", user: person() });
    expect(view()).toMatchObject({ status: "signedIn", user: { id: "u1" } });
  });

  it("is taken from another sign-in of the same person; one that names no one changes nothing", () => {
    const harness = signedIn();
    harness.actor.send({ type: "session.opened", user: person({ prenom: "Léo" }) });
    expect([harness.view().user?.prenom, signIns(harness)]).toEqual(["Léo", 1]);
    harness.actor.send({ type: "session.opened" });
    expect([harness.view().user?.prenom, signIns(harness)]).toEqual(["Léo", 1]);
  });

  it.each([
    ["the page knew them", person({ live_seq: 7 }), 9],
    ["the page knew no one", null, 7],
  ])(
    "the live sequence is read from where the session began on this page: %s [SOCK-03]",
    (_, user, atProfile) => {
      const { calls, clock, view } = returning({ hasMarker: true, user });
      const profile = { user: person({ live_seq: atProfile }), passwordStatus: freshPassword };
      calls.readProfile.answer(profile);
      calls.refreshToken.answer({ user: person() });
      expect(view().user?.live_seq).toBe(7);
      clock.advance(300_000);
      calls.refreshToken.answer({ user: person({ prenom: "Léo", live_seq: 12 }) });
      expect(view().user).toMatchObject({ prenom: "Léo", live_seq: 7 });
    },
  );

  it("the live sequence is read from the sign-in itself, anew at each one [SOCK-03]", () => {
    const { actor, view } = returning({ hasMarker: false });
    actor.send({ type: "session.opened", user: person({ live_seq: 7 }) });
    expect(view().user?.live_seq).toBe(7);
    actor.send({ type: "session.opened", user: person({ id: "u2", live_seq: 3 }) });
    expect(view().user?.live_seq).toBe(3);
    actor.send({ type: "marker.vanished" });
    actor.send({ type: "session.opened", user: person({ id: "u2", live_seq: 40 }) });
    expect(view().user?.live_seq).toBe(40);
  });

  it("a call refused while no one is signed in learns that the session has ended", () => {
    const { actor, emitted } = returning({ hasMarker: false });
    actor.send({ type: "call.unauthorized", askId: "a" });
    expect(emitted).toEqual([{ type: "call.answered", askId: "a", answer: "ended" }]);
  });

  it("the mail of a suspension without a reason names none", () => {
    const { calls } = returning();
    const suspended = person({ profil_actif: false });
    calls.readProfile.answer({ user: suspended, passwordStatus: freshPassword });
    expect(calls.askSuspensionMail.asked).toEqual([{ email: suspended.email, reason: "", until: "" }]);
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
    expect(emitted.filter(({ type }) => type !== "person.signedIn")).toEqual(
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
    expect(emitted.map(({ type }) => type)).toEqual(["person.signedIn"]);
  });

  it("leads to /forgot-password with a message once it is over [PWD-09, PWD-10, PWD-12]", () => {
    const { calls, emitted } = returning();
    calls.readProfile.answer({
      user: person(),
      passwordStatus: { daysUntilExpiration: 0, passwordExpired: true },
    });
    expect(emitted.filter(({ type }) => type !== "person.signedIn")).toEqual([
      { type: "notice", kind: "error", code: "PASSWORD_EXPIRED" },
      { type: "navigate", to: "/forgot-password" },
    ]);
  });
});

describe("leaving", () => {
  it("closes the session on the server, then leads to / [SESS-08]", () => {
    const { actor, calls, view, emitted } = signedIn();
    actor.send({ type: "sign-out.requested" });
    expect(view()).toMatchObject({ status: "loading", user: { id: "u1" }, isLeaving: true });
    calls.signOut.answer({});
    expect(view().status).toBe("signedOut");
    expect(emitted.slice(1)).toEqual([
      { type: "person.signedOut", reason: "left" },
      { type: "navigate", to: "/" },
    ]);
  });

  it("states it when the server could not close it, and asks again who is here", () => {
    const { actor, calls, view, emitted } = signedIn();
    actor.send({ type: "sign-out.requested" });
    calls.signOut.fail(refusal(0, "NETWORK"));
    expect(view()).toMatchObject({ status: "loading", user: { id: "u1" }, isLeaving: false });
    expect(emitted.at(-1)).toEqual({ type: "notice", kind: "error", code: "SIGN_OUT_FAILED" });
    calls.readProfile.answer({ user: person(), passwordStatus: freshPassword });
    expect(view().status).toBe("signedIn");
  });

  it("never ends as an expired session: what was under way is let go of", () => {
    const { actor, calls, view, emitted } = signedIn();
    actor.send({ type: "call.unauthorized", askId: "c1" });
    actor.send({ type: "sign-out.requested" });
    expect(calls.refreshToken.waiting()).toBe(0);
    actor.send({ type: "call.refusedAgain" });
    expect(view().isLeaving).toBe(true);
    calls.signOut.answer({});
    expect(emitted.slice(1)).toEqual([
      { type: "call.answered", askId: "c1", answer: "ended" },
      { type: "person.signedOut", reason: "left" },
      { type: "navigate", to: "/" },
    ]);
  });

  it("is possible before the profile has come", () => {
    const { actor, calls, view, emitted } = returning();
    actor.send({ type: "sign-out.requested" });
    calls.signOut.fail(refusal(0, "NETWORK"));
    expect(view().status).toBe("loading");
    expect(calls.readProfile.asked).toHaveLength(2);
    actor.send({ type: "sign-out.requested" });
    calls.signOut.answer({});
    expect(emitted.at(-1)).toEqual({ type: "navigate", to: "/" });
  });

  it("follows another tab that signs out and in again, where it stands", () => {
    const { actor, calls, view, emitted } = signedIn();
    actor.send({ type: "marker.vanished" });
    expect(view().status).toBe("signedOut");
    expect(emitted.at(-1)).toEqual({ type: "person.signedOut", reason: "elsewhere" });
    actor.send({ type: "marker.appeared" });
    expect(view().status).toBe("loading");
    expect(calls.readProfile.asked).toHaveLength(2);
  });

  it("informs everybody when the cookies are another person’s", () => {
    const { calls, clock, view, emitted } = signedIn();
    clock.advance(300_000);
    calls.refreshToken.answer({ user: person({ id: "u2", prenom: "Noé" }) });
    expect(view().user).toMatchObject({ id: "u2" });
    expect(emitted.at(-1)).toEqual({ type: "person.signedIn", user: person({ id: "u2", prenom: "Noé" }) });
  });
});
