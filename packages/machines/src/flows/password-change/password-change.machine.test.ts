import { expect, test } from "vitest";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { createStage, holdPromise } from "../../testing/index.ts";
import { createPasswordChangeMachine } from "./password-change.machine.ts";
import type { NamedPasswordChange } from "./password-change.types.ts";
import { passwordChangeView } from "./password-change.view.ts";

const passwords = { currentPassword: "Ancien-2026", newPassword: "Nouveau-2027" };

function play() {
  const stage = createStage();
  const change = holdPromise<unknown, NamedPasswordChange>();
  const actor = stage.play(
    createPasswordChangeMachine({ newIdempotencyKey: countingKeys() }).provide({
      actors: { changePassword: change.logic },
    }),
  );
  return {
    emitted: stage.emitted,
    change,
    send: (changed: Partial<typeof passwords> = {}) =>
      actor.send({ type: "form.submitted", ...passwords, ...changed }),
    view: () => passwordChangeView(actor.getSnapshot()),
  };
}

test("both passwords are sent, the form is emptied and the change told [PWD-06]", () => {
  const form = play();
  form.send();
  expect(form.change.asked).toEqual([{ ...passwords, idempotencyKey: "key-1" }]);
  expect(form.view()).toEqual({ isSubmitting: true, problem: null });
  form.change.answer({});
  expect(form.emitted).toEqual([
    { type: "form.cleared" },
    { type: "notice", kind: "success", code: "PASSWORD_CHANGED" },
  ]);
  expect(form.view()).toEqual({ isSubmitting: false, problem: null });
});

test.each([
  ["INVALID_CREDENTIALS", "WRONG_PASSWORD"],
  ["ACCOUNT_LOCKED", "ACCOUNT_LOCKED"],
  ["VALIDATION_FAILED", "FORM_INVALID"],
  ["IDEMPOTENCY_KEY_REUSED", "ALREADY_SENT"],
  ["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"],
  ["NETWORK", "NETWORK"],
  ["INTERNAL_ERROR", "CHANGE_FAILED"],
] as const)("a change refused by %s is told as %s, with the server's words [PWD-06]", (code, problem) => {
  const form = play();
  form.send();
  form.change.fail(refused(code, { message: "Non.", fields: [fieldRefused("newPassword")] }));
  expect(form.view()).toEqual({
    isSubmitting: false,
    problem: { code: problem, message: "Non.", fields: [fieldRefused("newPassword")] },
  });
});

test("a change without an answer is repeated under its key, a refused one is not [PWD-06]", () => {
  const form = play();
  form.send();
  form.change.fail(refused("NETWORK"));
  form.send();
  form.change.fail(refused("INVALID_CREDENTIALS"));
  form.send();
  expect(form.change.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1", "key-2"]);
});
