import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { createEmailVerificationMachine, emailVerificationView } from "../email-verification/index.ts";
import { created, values } from "./registration.fixture.ts";
import { createRegistrationMachine } from "./registration.machine.ts";
import { registrationModel } from "./registration.model.ts";
import type { PendingVerification, RegistrationAnswer, RegistrationValues } from "./registration.types.ts";
import { registrationView } from "./registration.view.ts";

function createWorld(stage: Stage) {
  const register = holdPromise<RegistrationAnswer, { values: RegistrationValues; idempotencyKey: string }>();
  const machine = createRegistrationMachine({ now: stage.clock.now, newIdempotencyKey: countingKeys() });
  const actor = stage.play(machine.provide({ actors: { register: register.logic } }));
  return { stage, register, actor, submit: () => actor.send({ type: "form.submitted", values }) };
}

proveMachine({
  machine: createRegistrationMachine({ now: () => 0, newIdempotencyKey: () => "key" }),
  model: registrationModel,
  world: createWorld,
  perform: {
    "signs up": ({ submit, register }, { isUnanswered }) => {
      const last = register.asked.at(-1)?.idempotencyKey;
      submit();
      expect(register.asked.at(-1)?.idempotencyKey === last).toBe(isUnanswered);
    },
    "signs up again meanwhile": ({ submit }) => submit(),
    "the server creates the account": ({ register }) => register.answer(created()),
    "the server creates a verified account": ({ register }) => register.answer(created(false)),
    "the address is taken": ({ register }) => register.fail(refused("EMAIL_TAKEN")),
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
    start: (stage, record: PendingVerification) =>
      stage.play(createEmailVerificationMachine({ now: stage.clock.now }), {
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
    "no address waits for a mail without an account": ({ stage }, { at }) =>
      at === "awaitingVerification" || !stage.emitted.some(({ type }) => type === "remember"),
  },
});
