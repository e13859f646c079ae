import type { SignUpProof } from "@jobami/api/auth/contract";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createEmailVerificationMachine, emailVerificationView } from "../email-verification/index.ts";
import { created, proofNeeded, values } from "./registration.fixture.ts";
import { createRegistrationMachine } from "./registration.machine.ts";
import { registrationModel } from "./registration.model.ts";
import type { PendingVerification, RegistrationAnswer, RegistrationSending } from "./registration.types.ts";
import { registrationView } from "./registration.view.ts";

function createHarness(simulation: Simulation) {
  const register = holdPromise<RegistrationAnswer, RegistrationSending>();
  const prove = holdPromise<SignUpProof, { challenge: string }>();
  const machine = createRegistrationMachine({
    paths: samplePaths,
    now: simulation.clock.now,
    newIdempotencyKey: countingKeys(),
  });
  const actor = simulation.start(
    machine.provide({ actors: { register: register.logic, prove: prove.logic } }),
  );
  return { simulation, register, prove, actor, submit: () => actor.send({ type: "form.submitted", values }) };
}

const solved: SignUpProof = { challenge: "challenge", solution: { counter: 7, derivedKey: "00ff" } };
const proofs = { none: null, work: solved, wait: { challenge: "challenge" } };

proveMachine({
  machine: createRegistrationMachine({ paths: samplePaths, now: () => 0, newIdempotencyKey: () => "key" }),
  model: registrationModel,
  harness: createHarness,
  perform: {
    "signs up": ({ submit, register }, { isUnanswered }) => {
      const last = register.asked.at(-1)?.idempotencyKey;
      submit();
      expect(register.asked.at(-1)?.idempotencyKey === last).toBe(isUnanswered);
    },
    "signs up again meanwhile": ({ submit }) => submit(),
    "the server creates the account": ({ register }) => register.answer(created()),
    "the server creates a verified account": ({ register }) => register.answer(created(false)),
    "the server refuses fields": ({ register }) =>
      register.fail(refused("VALIDATION_FAILED", { fields: [fieldRefused("nom")] })),
    "the network fails": ({ register }) => register.fail(refused("NETWORK")),
    "the server asks for a proof": ({ register }) => register.fail(proofNeeded()),
    "the browser proves work": ({ prove }) => prove.answer(solved),
    "the browser cannot": ({ prove }) => prove.fail(refused("NETWORK")),
    "the wait is over": ({ simulation }) => simulation.clock.advance(60_000),
  },
  agree: ({ actor, register, prove }, { at, proof }) => {
    const { value, context } = actor.getSnapshot();
    expect(value).toBe(at);
    expect(register.waiting()).toBe(at === "submitting" ? 1 : 0);
    expect(prove.waiting()).toBe(at === "proving" ? 1 : 0);
    expect(context.proof).toEqual(proofs[proof]);
    if (at === "submitting") expect(register.asked.at(-1)?.proof).toEqual(proofs[proof]);
    expect(registrationView(actor.getSnapshot())).toMatchObject({
      isSubmitting: at === "submitting" || at === "proving",
      isSubmitDisabled: at !== "editing" && at !== "waiting",
      check: at === "proving" || at === "waiting" ? { step: at, seconds: 60 } : null,
    });
  },
  restart: {
    start: (simulation, record: PendingVerification) =>
      simulation.start(createEmailVerificationMachine({ now: simulation.clock.now }), {
        input: { token: null, record },
      }),
    waits: {
      keptUntil: {
        isWaiting: (page) => emailVerificationView(page.getSnapshot()).email !== null,
        onlyAtStart: true,
      },
    },
  },
  invariants: {
    "never two sign-ups under way": ({ register }) => register.waiting() <= 1,
    "everything typed is sent each time": ({ register }) =>
      register.asked.every((asked) => JSON.stringify(asked.values) === JSON.stringify(values)),
    "what was typed is stored no longer than it is on its way": ({ actor }, { at }) =>
      (actor.getSnapshot().context.values === null) === !["submitting", "proving", "waiting"].includes(at),
    "no address waits for a mail without an account": ({ simulation }, { at }) =>
      at === "awaitingVerification" || !simulation.emitted.some(({ type }) => type === "remember"),
  },
});
