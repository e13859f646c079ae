import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createEmailVerificationMachine, emailVerificationView } from "../email-verification/index.ts";
import { created, values } from "./registration.fixture.ts";
import { createRegistrationMachine } from "./registration.machine.ts";
import { registrationModel } from "./registration.model.ts";
import type { PendingVerification, RegistrationAnswer, RegistrationValues } from "./registration.types.ts";
import { registrationView } from "./registration.view.ts";

function createHarness(simulation: Simulation) {
  const register = holdPromise<RegistrationAnswer, { values: RegistrationValues; idempotencyKey: string }>();
  const machine = createRegistrationMachine({
    paths: samplePaths,
    now: simulation.clock.now,
    newIdempotencyKey: countingKeys(),
  });
  const actor = simulation.start(machine.provide({ actors: { register: register.logic } }));
  return { simulation, register, actor, submit: () => actor.send({ type: "form.submitted", values }) };
}

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
  },
  agree: ({ actor, register }, { at }) => {
    expect(actor.getSnapshot().value).toBe(at);
    expect(register.waiting()).toBe(at === "submitting" ? 1 : 0);
    expect(registrationView(actor.getSnapshot())).toMatchObject({
      isSubmitting: at === "submitting",
      isSubmitDisabled: at !== "editing",
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
    "no address waits for a mail without an account": ({ simulation }, { at }) =>
      at === "awaitingVerification" || !simulation.emitted.some(({ type }) => type === "remember"),
  },
});
