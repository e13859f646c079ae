import type { SessionUser } from "@jobami/api/auth/contract";
import { describe, expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { lea } from "../login/login.fixture.ts";
import { createAuthenticatorSetupMachine } from "./authenticator-setup.machine.ts";
import type { AuthenticatorProof, AuthenticatorPurpose } from "./authenticator-setup.types.ts";
import { authenticatorSetupView } from "./authenticator-setup.view.ts";

const secret = { kind: "secret", secret: "JBSWY3DPEHPK3PXPAB", uri: "otpauth://totp/Jobami" } as const;
const recoveryCodes = ["K7QX-2MFD-PZ3V-H6TA"];

function play(isOn = false) {
  const simulation = createSimulation();
  const prove = holdPromise<AuthenticatorProof, { purpose: AuthenticatorPurpose; password: string | null }>();
  const confirm = holdPromise<{ user: SessionUser; recoveryCodes: readonly string[] }, { code: string }>();
  const machine = createAuthenticatorSetupMachine().provide({
    actors: { prove: prove.logic, confirm: confirm.logic },
  });
  const actor = simulation.start(machine, { input: { isOn } });
  return {
    prove,
    confirm,
    emitted: simulation.emitted,
    cancel: () => actor.send({ type: "cancelled" }),
    ask: (purpose: AuthenticatorPurpose) => actor.send({ type: "password.requested", purpose }),
    givePassword: (password: string | null) => actor.send({ type: "password.submitted", password }),
    giveCode: (code: string) => actor.send({ type: "code.submitted", code }),
    storeCodes: () => actor.send({ type: "codes.stored" }),
    view: () => authenticatorSetupView(actor.getSnapshot()),
  };
}

/** The card with the secret on it. */
function scanning() {
  const card = play();
  card.ask("setUp");
  card.givePassword("Bon-jour-2026");
  card.prove.answer(secret);
  return card;
}

const rest = { purpose: "setUp", isBusy: false, app: null, recoveryCodes: [], problem: null };

describe("the card of the authenticator app", () => {
  test("begins with nothing to show, whether the app is on or off", () => {
    expect(play().view()).toEqual({ ...rest, step: "closed" });
    expect(play(true).view()).toEqual({ ...rest, step: "on" });
  });

  test.each(["setUp", "renewal", "removal"] as const)(
    "asks for the password and sends it for what was asked for: %s",
    (purpose) => {
      const card = play(true);
      card.ask(purpose);
      expect(card.view()).toEqual({ ...rest, step: "password", purpose });
      card.givePassword("Bon-jour-2026");
      expect(card.prove.asked).toEqual([{ purpose, password: "Bon-jour-2026" }]);
      expect(card.view()).toEqual({ ...rest, step: "password", purpose, isBusy: true });
    },
  );

  test("shows the secret in groups of four with its address, and forgets both when the person gives up", () => {
    const card = scanning();
    expect(card.view()).toEqual({
      ...rest,
      step: "scan",
      app: { secret: "JBSW Y3DP EHPK 3PXP AB", uri: "otpauth://totp/Jobami" },
    });
    card.cancel();
    expect(card.view()).toEqual({ ...rest, step: "closed" });
  });

  test("sends the code without blanks, then shows the recovery codes until they are stored", () => {
    const card = scanning();
    card.giveCode(" 123456 ");
    expect(card.confirm.asked).toEqual([{ code: "123456" }]);
    card.confirm.answer({ user: lea, recoveryCodes });
    expect(card.view()).toEqual({ ...rest, step: "codes", recoveryCodes });
    expect(card.emitted).toEqual([{ type: "authenticator.changed", user: lea, isOn: true }]);
    card.storeCodes();
    expect(card.view()).toEqual({ ...rest, step: "on" });
  });

  test("shows other codes, and reports them, but no change of the app", () => {
    const card = play(true);
    card.ask("renewal");
    card.givePassword(null);
    card.prove.answer({ kind: "codes", recoveryCodes });
    expect(card.view()).toEqual({ ...rest, step: "codes", purpose: "renewal", recoveryCodes });
    expect(card.emitted).toEqual([{ type: "codes.renewed" }]);
  });
});

describe("what is missing or refused", () => {
  test("an empty password or code is named, and no longer once it is given", () => {
    const card = play();
    card.ask("setUp");
    card.givePassword("");
    expect(card.view().problem).toEqual({ code: "PASSWORD_MISSING", message: "" });
    expect(card.prove.asked).toEqual([]);
    card.givePassword("Bon-jour-2026");
    expect(card.view().problem).toBeNull();
    card.prove.answer(secret);
    card.giveCode("  ");
    expect(card.view().problem).toEqual({ code: "CODE_MISSING", message: "" });
    card.giveCode("123456");
    expect(card.view().problem).toBeNull();
  });

  test.each([
    ["INVALID_CREDENTIALS", "WRONG_PASSWORD"],
    ["ACCOUNT_LOCKED", "ACCOUNT_LOCKED"],
    ["NETWORK", "NETWORK"],
    ["INTERNAL_ERROR", "FAILED"],
  ] as const)("a password that is refused by %s is asked for again: %s", (code, problem) => {
    const card = play();
    card.ask("setUp");
    card.givePassword("wrong");
    card.prove.fail(refused(code, { message: "Réessayez." }));
    expect(card.view()).toEqual({
      ...rest,
      step: "password",
      problem: { code: problem, message: "Réessayez." },
    });
  });

  test.each([
    ["CODE_INVALID", "CODE_INVALID", "scan"],
    ["VALIDATION_FAILED", "CODE_INVALID", "scan"],
    ["NETWORK", "NETWORK", "scan"],
    ["CODE_EXPIRED", "SETUP_EXPIRED", "password"],
    ["CODE_TRIES_EXHAUSTED", "TRIES_EXHAUSTED", "password"],
  ] as const)("a code that is refused by %s: %s, at the step « %s »", (code, problem, step) => {
    const card = scanning();
    card.giveCode("000000");
    card.confirm.fail(refused(code));
    expect(card.view()).toMatchObject({ step, problem: { code: problem } });
    expect(card.view().app === null).toBe(step === "password");
  });

  test("a problem is gone when the password is asked for another time", () => {
    const card = play(true);
    card.ask("removal");
    card.givePassword("");
    card.cancel();
    expect(card.view()).toEqual({ ...rest, step: "on", purpose: "removal" });
    card.ask("renewal");
    expect(card.view()).toEqual({ ...rest, step: "password", purpose: "renewal" });
  });
});
