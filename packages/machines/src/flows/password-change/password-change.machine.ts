import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { isUnanswered, type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { problemOf } from "./password-change.problem.ts";
import type {
  NamedPasswordChange,
  PasswordChangeContext,
  PasswordChangeEmitted,
  PasswordChangeEvent,
} from "./password-change.types.ts";

/** A signed-in person changes their password, giving the current one [PWD-06]. `newIdempotencyKey` gives a fresh key. */
export function createPasswordChangeMachine({ newIdempotencyKey }: { newIdempotencyKey: () => string }) {
  return setup({
    types: {
      context: {} as PasswordChangeContext,
      events: {} as PasswordChangeEvent,
      emitted: {} as PasswordChangeEmitted,
      tags: {} as "submitting",
    },
    actors: { changePassword: notProvided<unknown, NamedPasswordChange>("changePassword") },
    actions: {
      nameChange: assign({
        idempotencyKey: ({ context }) => context.idempotencyKey ?? newIdempotencyKey(),
        problem: null,
      }),
      forgetKey: assign({ idempotencyKey: null }),
      forgetProblem: assign({ problem: null }),
      keepRefusal: assign(({ context }, refusal: Refusal) => ({
        problem: problemOf(refusal),
        idempotencyKey: isUnanswered(refusal) ? context.idempotencyKey : null,
      })),
      clearForm: emit({ type: "form.cleared" }),
      tellChanged: emit({ type: "notice", kind: "success", code: "PASSWORD_CHANGED" }),
    },
  }).createMachine({
    id: "passwordChange",
    context: { idempotencyKey: null, problem: null },
    initial: "ready",
    states: {
      ready: {
        on: {
          "form.submitted": { target: "submitting", actions: "nameChange" },
          "form.edited": { actions: "forgetProblem" },
        },
      },
      submitting: {
        tags: "submitting",
        invoke: {
          src: "changePassword",
          input: ({ context, event }) => ({
            currentPassword: event.type === "form.submitted" ? event.currentPassword : "",
            newPassword: event.type === "form.submitted" ? event.newPassword : "",
            idempotencyKey: context.idempotencyKey ?? "",
          }),
          onDone: { target: "ready", actions: ["forgetKey", "clearForm", "tellChanged"] },
          onError: {
            target: "ready",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
    },
  });
}

export type PasswordChangeMachine = ReturnType<typeof createPasswordChangeMachine>;
