import { expect, test } from "vitest";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createPasswordResetMachine } from "./password-reset.machine.ts";
import type { ForgotPasswordAnswer, ResetRecord, ValidateTokenAnswer } from "./password-reset.types.ts";
import { passwordResetView } from "./password-reset.view.ts";

const start = Date.UTC(2026, 0, 15, 9);
const week = 7 * 24 * 3_600_000;

function play(token: string | null, record: ResetRecord | null = null) {
  const simulation = createSimulation();
  const requestReset = holdPromise<ForgotPasswordAnswer, { email: string }>();
  const validateToken = holdPromise<ValidateTokenAnswer, { token: string }>();
  const savePassword = holdPromise<unknown, { token: string; password: string; idempotencyKey: string }>();
  const actor = simulation.start(
    createPasswordResetMachine({
      paths: samplePaths,
      now: simulation.clock.now,
      newIdempotencyKey: countingKeys(),
    }).provide({
      actors: {
        requestReset: requestReset.logic,
        validateToken: validateToken.logic,
        savePassword: savePassword.logic,
      },
    }),
    { input: { token, record } },
  );
  return {
    ...simulation,
    requestReset,
    validateToken,
    savePassword,
    ask: (email = "lea@exemple.fr") => actor.send({ type: "email.submitted", email }),
    choose: (password = "Bonjour-2027") => actor.send({ type: "password.submitted", password }),
    retry: () => actor.send({ type: "retry.requested" }),
    view: () => passwordResetView(actor.getSnapshot()),
    emittedEvents: () => simulation.emitted.filter(({ type }) => type !== "remember"),
    remembered: () => simulation.emitted.filter(({ type }) => type === "remember"),
  };
}

function choosing() {
  const page = play("token");
  page.validateToken.answer({ success: true, valid: true, expired: false, email: "lea@exemple.fr" });
  return page;
}

test("the address goes to the server, and the link is reported as sent [PWD-03]", () => {
  const page = play(null);
  page.ask();
  expect(page.requestReset.asked).toEqual([{ email: "lea@exemple.fr" }]);
  expect(page.view()).toEqual({
    status: "asking",
    isSubmitting: true,
    sentTo: null,
    owner: null,
    cooldownUntil: null,
    problem: null,
  });
  page.requestReset.answer({ success: true, message: "", cooldownMinutes: 5 });
  expect(page.view()).toEqual({
    status: "asking",
    isSubmitting: false,
    sentTo: "lea@exemple.fr",
    owner: null,
    cooldownUntil: start + 300_000,
    problem: null,
  });
  expect(page.emittedEvents()).toEqual([{ type: "notice", kind: "success", code: "RESET_SENT" }]);
});

test("a request within the server's minutes is refused without a call and states how many are left [PWD-07]", () => {
  const page = play(null);
  page.ask();
  page.requestReset.answer({ success: true, message: "", cooldownMinutes: 5 });
  page.clock.advance(60_001);
  page.ask();
  expect(page.emittedEvents().at(-1)).toEqual({
    type: "notice",
    kind: "warning",
    code: "RESET_TOO_SOON",
    params: { message: "", minutes: 4 },
  });
  expect(page.view().problem).toEqual({ code: "RESET_TOO_SOON", message: "", fields: [] });
  page.clock.advance(239_998);
  page.ask();
  expect(page.requestReset.asked.length).toBe(1);
  expect(page.emittedEvents().at(-1)).toMatchObject({ params: { minutes: 1 } });
  page.clock.advance(1);
  page.ask();
  expect(page.requestReset.asked.length).toBe(2);
});

test("a server that refuses for haste starts the same wait, a minute when it does not state [PWD-07]", () => {
  const page = play(null);
  page.ask();
  page.requestReset.fail(refused("COOLDOWN_ACTIVE", { data: { cooldownMinutes: 3 } }));
  expect(page.emittedEvents()).toEqual([
    { type: "notice", kind: "warning", code: "RESET_TOO_SOON", params: { message: "", minutes: 3 } },
  ]);
  expect(page.view()).toMatchObject({ sentTo: null, cooldownUntil: start + 180_000 });
  const other = play(null);
  other.ask();
  other.requestReset.fail(refused("COOLDOWN_ACTIVE"));
  expect(other.view().cooldownUntil).toBe(start + 60_000);
});

test("the wait is stored 7 days on the device [PWD-08]", () => {
  const page = play(null);
  page.ask();
  page.requestReset.answer({ success: true, message: "", cooldownMinutes: 5 });
  expect(page.remembered()).toEqual([
    { type: "remember", record: { cooldownUntil: start + 300_000, keptUntil: start + week } },
  ]);
});

test("the wait goes on after a reload, as long as its record is stored [PWD-07, PWD-08]", () => {
  const remembered = play(null, { cooldownUntil: start + 1000, keptUntil: start + 1 });
  remembered.ask();
  expect(remembered.requestReset.asked.length).toBe(0);
  const lapsed = play(null, { cooldownUntil: start + 1000, keptUntil: start });
  lapsed.ask();
  expect(lapsed.requestReset.asked.length).toBe(1);
  expect(play(null, { cooldownUntil: start + 9e9, keptUntil: start + 9e9 }).view().cooldownUntil).toBe(
    start + week,
  );
});

test("an answer without minutes starts no wait; one of years holds 7 days [PWD-07, PWD-08]", () => {
  const page = play(null);
  page.ask();
  page.requestReset.answer({ success: true, message: "", cooldownMinutes: 0 });
  expect(page.view().cooldownUntil).toBe(start);
  page.ask();
  page.requestReset.answer({ success: true, message: "", cooldownMinutes: 9e9 });
  expect(page.view().cooldownUntil).toBe(start + week);
});

test.each([
  ["NETWORK", "NETWORK"],
  ["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"],
  ["VALIDATION_FAILED", "FORM_INVALID"],
  ["INTERNAL_ERROR", "RESET_FAILED"],
] as const)(
  "a request that fails by %s is reported as %s and can be made again [PWD-03]",
  (code, problem) => {
    const page = play(null);
    page.ask();
    page.requestReset.fail(refused(code));
    expect(page.emittedEvents()).toEqual([
      { type: "notice", kind: "error", code: problem, params: { message: "", minutes: 0 } },
    ]);
    page.ask();
    expect(page.requestReset.asked.length).toBe(2);
  },
);

test("the link is checked before a password can be chosen [PWD-05]", () => {
  const page = play("token");
  page.choose();
  expect(page.validateToken.asked).toEqual([{ token: "token" }]);
  expect(page.savePassword.asked).toEqual([]);
  page.validateToken.answer({ success: true, valid: true, expired: false });
  page.choose();
  expect(page.savePassword.asked).toEqual([
    { token: "token", password: "Bonjour-2027", idempotencyKey: "key-1" },
  ]);
});

test.each([
  [{ valid: false, expired: true }, "expired", "TOKEN_EXPIRED"],
  [{ valid: false, expired: false }, "invalid", "TOKEN_INVALID"],
] as const)("a link answered %o is shown as %s [PWD-05]", (answer, status, problem) => {
  const page = play("token");
  page.validateToken.answer({ success: true, ...answer });
  expect(page.view()).toMatchObject({ status, problem: { code: problem } });
});

test("a link that could not be checked can be checked again [PWD-05]", () => {
  const page = play("token");
  page.validateToken.fail(refused("NETWORK"));
  expect(page.view()).toMatchObject({ status: "unvalidated", problem: { code: "NETWORK" } });
  page.retry();
  expect(page.validateToken.asked.length).toBe(2);
  expect(page.view().problem).toBe(null);
});

test("a usable link states whose password is chosen [PWD-04]", () => {
  expect(choosing().view().owner).toBe("lea@exemple.fr");
});

test("a changed password is reported and leads to the sign-in [PWD-04]", () => {
  const page = choosing();
  page.choose();
  page.savePassword.answer({});
  expect(page.emittedEvents()).toEqual([
    { type: "notice", kind: "success", code: "PASSWORD_CHANGED" },
    { type: "navigate", to: "/login" },
  ]);
});

test("a refused password comes back with its field, a refused link is an invalid one [PWD-04]", () => {
  const page = choosing();
  page.choose();
  page.savePassword.fail(refused("VALIDATION_FAILED", { fields: [fieldRefused("password")] }));
  expect(page.view()).toMatchObject({
    status: "choosing",
    problem: { code: "FORM_INVALID", fields: [fieldRefused("password")] },
  });
  page.choose();
  page.savePassword.fail(refused("VALIDATION_FAILED", { fields: [fieldRefused("token")] }));
  expect(page.view()).toMatchObject({ status: "invalid", problem: { code: "TOKEN_INVALID" } });
});

test("a change without an answer is repeated under its key, a refused one is not [PWD-04]", () => {
  const page = choosing();
  page.choose();
  page.savePassword.fail(refused("NETWORK"));
  page.choose();
  page.savePassword.fail(refused("VALIDATION_FAILED"));
  page.choose();
  expect(page.savePassword.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    "key-1",
    "key-1",
    "key-2",
  ]);
});

test("another password after one without an answer learns that the first one arrived [PWD-04]", () => {
  const page = choosing();
  page.choose();
  page.savePassword.fail(refused("NETWORK"));
  page.choose("Bonsoir-2027");
  page.savePassword.fail(refused("IDEMPOTENCY_KEY_REUSED"));
  expect(page.view()).toMatchObject({ status: "choosing", problem: { code: "ALREADY_SENT" } });
});
