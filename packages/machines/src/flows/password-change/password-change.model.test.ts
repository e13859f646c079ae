import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { createPasswordChangeMachine } from "./password-change.machine.ts";
import { passwordChangeModel } from "./password-change.model.ts";
import type { NamedPasswordChange } from "./password-change.types.ts";
import { passwordChangeView } from "./password-change.view.ts";

function createWorld(stage: Stage) {
  const change = holdPromise<unknown, NamedPasswordChange>();
  const actor = stage.play(
    createPasswordChangeMachine({ newIdempotencyKey: countingKeys() }).provide({
      actors: { changePassword: change.logic },
    }),
  );
  return {
    stage,
    actor,
    change,
    done: { times: 0 },
    send: () =>
      actor.send({ type: "form.submitted", currentPassword: "Ancien-2026", newPassword: "Nouveau-2027" }),
  };
}

proveMachine({
  machine: createPasswordChangeMachine({ newIdempotencyKey: () => "" }),
  model: passwordChangeModel,
  world: createWorld,
  perform: {
    "sends both passwords": ({ send, change }, { isUnanswered }) => {
      const last = change.asked.at(-1)?.idempotencyKey;
      send();
      expect(change.asked.at(-1)?.idempotencyKey === last).toBe(isUnanswered);
    },
    "sends them again meanwhile": ({ send }) => send(),
    "types on": ({ actor }) => actor.send({ type: "form.edited" }),
    "the password is changed": ({ change, done }) => {
      done.times += 1;
      change.answer({});
    },
    "the current password is wrong": ({ change }) => change.fail(refused("INVALID_CREDENTIALS")),
    "the new password is refused": ({ change }) =>
      change.fail(refused("VALIDATION_FAILED", { fields: [fieldRefused("newPassword")] })),
    "the network fails": ({ change }) => change.fail(refused("NETWORK")),
  },
  agree: ({ actor, change }, { isSubmitting, hasProblem }) => {
    const view = passwordChangeView(actor.getSnapshot());
    expect([view.isSubmitting, view.problem !== null]).toEqual([isSubmitting, hasProblem]);
    expect(change.waiting()).toBe(isSubmitting ? 1 : 0);
  },
  invariants: {
    "no password stays in the machine": ({ actor }) =>
      !JSON.stringify(actor.getSnapshot().context).includes("-202"),
    "a change is told once, and the form emptied with it": ({ stage, done }) =>
      stage.emitted.filter(({ type }) => type === "notice").length === done.times &&
      stage.emitted.filter(({ type }) => type === "form.cleared").length === done.times,
  },
});
