import { expect, test } from "vitest";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { created, values } from "./registration.fixture.ts";
import { createRegistrationMachine } from "./registration.machine.ts";
import type { RegistrationAnswer, RegistrationValues } from "./registration.types.ts";
import { registrationView } from "./registration.view.ts";

function play() {
  const simulation = createSimulation();
  const register = holdPromise<RegistrationAnswer, { values: RegistrationValues; idempotencyKey: string }>();
  const actor = simulation.start(
    createRegistrationMachine({
      paths: samplePaths,
      now: simulation.clock.now,
      newIdempotencyKey: countingKeys(),
    }).provide({
      actors: { register: register.logic },
    }),
  );
  return {
    ...simulation,
    register,
    submit: () => actor.send({ type: "form.submitted", values }),
    view: () => registrationView(actor.getSnapshot()),
  };
}

test("the form is open and has nothing to say before it is sent", () => {
  expect(play().view()).toEqual({ isSubmitting: false, isSubmitDisabled: false, problem: null });
});

test("what was typed goes to the server as it is, under a key [REG-02]", () => {
  const page = play();
  page.submit();
  expect(page.register.asked).toEqual([{ values, idempotencyKey: "key-1" }]);
});

test("an account that waits for its mail is told, kept 7 days, and leads to the waiting page [REG-03, REG-09]", () => {
  const page = play();
  page.submit();
  page.register.answer(created());
  expect(page.emitted).toEqual([
    {
      type: "remember",
      record: {
        email: "lea@exemple.fr",
        keptUntil: Date.UTC(2026, 0, 22, 9),
        resendAt: null,
      },
    },
    { type: "notice", kind: "success", code: "REGISTERED", params: { email: "lea@exemple.fr" } },
    { type: "navigate", to: "/verify-email" },
  ]);
});

test("an account that needs no verification leads to the sign-in and keeps nothing", () => {
  const page = play();
  page.submit();
  page.register.answer(created(false));
  expect(page.emitted).toEqual([
    { type: "notice", kind: "success", code: "REGISTERED", params: { email: "lea@exemple.fr" } },
    { type: "navigate", to: "/login" },
  ]);
});

test.each([
  ["VALIDATION_FAILED", "FORM_INVALID"],
  ["IDEMPOTENCY_KEY_REUSED", "ALREADY_SENT"],
  ["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"],
  ["NETWORK", "NETWORK"],
  ["INTERNAL_ERROR", "REGISTRATION_FAILED"],
] as const)(
  "%s comes back as %s with its words and fields, and the form is open again [REG-02]",
  (code, problem) => {
    const page = play();
    page.submit();
    const fields = [fieldRefused("email")];
    page.register.fail(refused(code, { message: "Refusé.", fields }));
    expect(page.view()).toEqual({
      isSubmitting: false,
      isSubmitDisabled: false,
      problem: { code: problem, message: "Refusé.", fields },
    });
    expect(page.emitted).toEqual([
      { type: "notice", kind: "error", code: problem, params: { message: "Refusé." } },
    ]);
  },
);

test("a sign-up without an answer is repeated under its key, so that it creates one account [REG-02]", () => {
  const page = play();
  page.submit();
  page.register.fail(refused("NETWORK"));
  page.submit();
  page.register.fail(refused("IDEMPOTENCY_IN_PROGRESS"));
  page.submit();
  expect(page.register.asked.map((asked) => asked.idempotencyKey)).toEqual(["key-1", "key-1", "key-1"]);
});

test("a refused sign-up is sent again under another key [REG-02]", () => {
  const page = play();
  page.submit();
  page.register.fail(refused("VALIDATION_FAILED"));
  page.submit();
  expect(page.register.asked.map((asked) => asked.idempotencyKey)).toEqual(["key-1", "key-2"]);
  expect(page.view().problem).toBe(null);
});
