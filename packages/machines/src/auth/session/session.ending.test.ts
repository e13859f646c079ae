import { describe, expect, it } from "vitest";
import { freshPassword, person, refusal, returning, signedIn } from "./session.harness.ts";

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

  const deactivation = refusal(403, "PROFIL_DISABLED", { email: "lea@exemple.fr", reason: "Signalements" });
  const end = (reason: string) => [
    { type: "notice", kind: "error", code: "PROFIL_DISABLED", params: { reason, until: "" } },
    { type: "person.signedOut", reason: "deactivated" },
    { type: "navigate", to: "/login" },
  ];

  it("is signed out: the mail is asked for, the session closed, then /login [SESS-16, SESS-17, SESS-18]", () => {
    const { calls, clock, view, emitted } = returning();
    calls.readProfile.answer({ user: person(), passwordStatus: freshPassword });
    clock.advance(120_000);
    calls.checkActive.fail(deactivation);
    expect(view()).toMatchObject({ status: "signedOut", user: null });
    expect(calls.askSuspensionMail.asked).toEqual([
      { email: "lea@exemple.fr", reason: "Signalements", until: "" },
    ]);
    expect(calls.signOut.asked).toHaveLength(0);
    calls.askSuspensionMail.answer({});
    expect(calls.signOut.asked).toHaveLength(1);
    calls.signOut.answer({});
    expect(emitted.slice(1)).toEqual(end("Signalements"));
  });

  it.each(["PROFIL_DISABLED", "ACCOUNT_DEACTIVATED"])(
    "is reported by the code %s, signed out and led to /login, whatever becomes of the mail [SESS-16, SESS-18, SESS-20]",
    (code) => {
      const { calls, clock, view, emitted } = signedIn();
      clock.advance(120_000);
      calls.checkActive.fail(refusal(403, code));
      expect(calls.askSuspensionMail.asked).toEqual([{ email: "lea@exemple.fr", reason: "", until: "" }]);
      calls.askSuspensionMail.fail(refusal(0, "NETWORK"));
      expect(calls.signOut.asked).toHaveLength(1);
      calls.signOut.answer({});
      expect(view()).toMatchObject({ status: "signedOut", user: null });
      expect(emitted.slice(1)).toEqual(end(""));
    },
  );

  it.each(["readProfile", "refreshToken"] as const)(
    "has its mail asked for when they come back to a page that knows no one, by %s [SESS-16, SESS-17, SESS-18, SESS-20]",
    (refused) => {
      const { actor, calls, view, emitted } = returning({ hasMarker: true, user: null });
      if (refused === "refreshToken") actor.send({ type: "call.unauthorized", askId: "a" });
      calls[refused].fail(deactivation);
      expect(view()).toMatchObject({ status: "signedOut", user: null });
      expect(calls.askSuspensionMail.asked).toEqual([
        { email: "lea@exemple.fr", reason: "Signalements", until: "" },
      ]);
      calls.askSuspensionMail.answer({});
      calls.signOut.answer({});
      expect(emitted.filter(({ type }) => type !== "call.answered")).toEqual(end("Signalements"));
    },
  );

  it("is mailed without a reason when the refusal gives none as text", () => {
    const { calls } = returning({ hasMarker: true, user: null });
    calls.readProfile.fail(refusal(403, "PROFIL_DISABLED", { email: "lea@exemple.fr", reason: 7 }));
    expect(calls.askSuspensionMail.asked).toEqual([{ email: "lea@exemple.fr", reason: "", until: "" }]);
  });

  it("of whom the refusal states nothing has their session closed without a mail", () => {
    const { calls, emitted } = returning();
    calls.readProfile.fail(refusal(403, "PROFIL_DISABLED", { email: 3 }));
    expect(calls.askSuspensionMail.asked).toEqual([]);
    calls.signOut.answer({});
    expect(emitted).toEqual(end(""));
  });
});
