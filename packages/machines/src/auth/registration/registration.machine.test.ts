import type { SignUpProof } from "@jobami/api/auth/contract";
import { expect, test } from "vitest";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { created, proofNeeded, values } from "./registration.fixture.ts";
import { createRegistrationMachine } from "./registration.machine.ts";
import type { RegistrationAnswer, RegistrationSending } from "./registration.types.ts";
import { registrationView } from "./registration.view.ts";

function play() {
  const simulation = createSimulation();
  const register = holdPromise<RegistrationAnswer, RegistrationSending>();
  const prove = holdPromise<SignUpProof, { challenge: string }>();
  const actor = simulation.start(
    createRegistrationMachine({
      paths: samplePaths,
      now: simulation.clock.now,
      newIdempotencyKey: countingKeys(),
    }).provide({
      actors: { register: register.logic, prove: prove.logic },
    }),
  );
  return {
    ...simulation,
    register,
    prove,
    submit: (proof?: SignUpProof) => actor.send({ type: "form.submitted", values, proof }),
    view: () => registrationView(actor.getSnapshot()),
  };
}

test("the form is open and has nothing to state before it is sent", () => {
  expect(play().view()).toEqual({
    isSubmitting: false,
    isSubmitDisabled: false,
    problem: null,
    check: null,
    challenge: null,
  });
});

test("what was typed goes to the server as it is, under a key [REG-02]", () => {
  const page = play();
  page.submit();
  expect(page.register.asked).toEqual([{ values, proof: null, idempotencyKey: "key-1" }]);
});

test("an account that waits for its mail is reported, stored 7 days, and leads to the waiting page [REG-03, REG-09]", () => {
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
  "%s comes back as %s with its text and fields, and the form is open again [REG-02]",
  (code, problem) => {
    const page = play();
    page.submit();
    const fields = [fieldRefused("email")];
    page.register.fail(refused(code, { message: "Refusé.", fields }));
    expect(page.view()).toEqual({
      isSubmitting: false,
      isSubmitDisabled: false,
      problem: { code: problem, message: "Refusé.", fields },
      check: null,
      challenge: null,
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

test("an unusual sign-up proves work and is sent again under its key, without a word of refusal [REG-02]", () => {
  const page = play();
  page.submit();
  page.register.fail(proofNeeded("defi"));
  expect([page.view().check, page.view().problem]).toEqual([{ step: "proving", seconds: 60 }, null]);
  expect(page.prove.asked).toEqual([{ challenge: "defi" }]);
  const proof = { challenge: "defi", solution: { counter: 7, derivedKey: "00ff" } };
  page.prove.answer(proof);
  expect(page.register.asked.at(-1)).toEqual({ values, proof, idempotencyKey: "key-1" });
  page.register.answer(created());
  expect(page.emitted.map(({ type }) => type)).toEqual(["remember", "notice", "navigate"]);
});

test("a browser that cannot prove work waits as long as it is asked to, again where more have waited, and sends by itself [REG-02]", () => {
  const page = play();
  page.submit();
  page.register.fail(proofNeeded("defi", 60));
  page.prove.fail(new Error("no WebCrypto"));
  expect(page.view()).toMatchObject({
    isSubmitting: false,
    check: { step: "waiting", seconds: 60 },
    challenge: "defi",
  });
  page.clock.advance(59_999);
  expect(page.register.asked).toHaveLength(1);
  page.clock.advance(1);
  expect(page.register.asked.at(-1)).toEqual({
    values,
    proof: { challenge: "defi" },
    idempotencyKey: "key-1",
  });
  page.register.fail(proofNeeded("defi", 20));
  expect(page.view().check).toEqual({ step: "waiting", seconds: 20 });
  page.clock.advance(20_000);
  page.register.answer(created());
  expect(page.emitted.map(({ type }) => type)).toEqual(["remember", "notice", "navigate"]);
});

test("work that is refused is reported, and the next attempt begins without it [REG-02]", () => {
  const page = play();
  page.submit();
  page.register.fail(proofNeeded());
  page.prove.answer({ challenge: "challenge", solution: { counter: 7, derivedKey: "00ff" } });
  page.register.fail(proofNeeded());
  expect(page.view().problem).toEqual({ code: "PROOF_NEEDED", message: "Attendez.", fields: [] });
  page.submit();
  expect(page.register.asked.at(-1)?.proof).toBe(null);
});

test("a form without scripts brings the challenge that it waited for [REG-02]", () => {
  const page = play();
  page.submit({ challenge: "defi" });
  expect(page.register.asked).toEqual([{ values, proof: { challenge: "defi" }, idempotencyKey: "key-1" }]);
});
