import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import type { Paths } from "../../boundary/paths.ts";
import { isUnanswered, type Refusal, readRefusal } from "../../boundary/refusal.ts";
import type {
  RegistrationAnswer,
  RegistrationContext,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationProblem,
  RegistrationProblemCode,
  RegistrationValues,
} from "./registration.types.ts";

/** How long the address waiting for its verification is kept on the device, in ms [REG-09]. */
export const pendingVerificationLifeMs = 7 * 24 * 3_600_000;

const problems: Partial<Record<Refusal["code"], RegistrationProblemCode>> = {
  VALIDATION_FAILED: "FORM_INVALID",
  IDEMPOTENCY_KEY_REUSED: "ALREADY_SENT",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  NETWORK: "NETWORK",
};

function problemOf({ code, message, fields }: Refusal): RegistrationProblem {
  return { code: problems[code] ?? "REGISTRATION_FAILED", message, fields };
}

/**
 * The sign-up form: one attempt at a time; refusals come back with their fields and the form keeps what was typed.
 * `now` is in ms, `newIdempotencyKey` gives a fresh key.
 */
export function createRegistrationMachine({
  now,
  newIdempotencyKey,
  paths,
}: {
  now: () => number;
  newIdempotencyKey: () => string;
  paths: Pick<Paths, "login" | "emailVerification">;
}) {
  return setup({
    types: {
      context: {} as RegistrationContext,
      events: {} as RegistrationEvent,
      emitted: {} as RegistrationEmitted,
      tags: {} as "submitting",
    },
    actors: {
      register: notProvided<RegistrationAnswer, { values: RegistrationValues; idempotencyKey: string }>(
        "register",
      ),
    },
    guards: {
      isVerificationNeeded: (_, answer: RegistrationAnswer) => answer.needsVerification,
    },
    actions: {
      startAttempt: assign({
        idempotencyKey: ({ context }) => context.idempotencyKey ?? newIdempotencyKey(),
        problem: null,
      }),
      keepRefusal: assign(({ context }, refusal: Refusal) => ({
        problem: problemOf(refusal),
        idempotencyKey: isUnanswered(refusal) ? context.idempotencyKey : null,
      })),
      notifyProblem: emit((_, refusal: Refusal) => {
        const { code, message } = problemOf(refusal);
        return { type: "notice" as const, kind: "error" as const, code, params: { message } };
      }),
      notifyRegistered: emit((_, { user }: RegistrationAnswer) => ({
        type: "notice" as const,
        kind: "success" as const,
        code: "REGISTERED" as const,
        params: { email: user.email },
      })),
      rememberPending: emit((_, { user }: RegistrationAnswer) => ({
        type: "remember" as const,
        record: { email: user.email, keptUntil: now() + pendingVerificationLifeMs, resendAt: null },
      })),
      goToVerification: emit({ type: "navigate", to: paths.emailVerification }),
      goToLogin: emit({ type: "navigate", to: paths.login }),
    },
  }).createMachine({
    id: "registration",
    context: { idempotencyKey: null, problem: null },
    initial: "editing",
    states: {
      editing: { on: { "form.submitted": { target: "submitting", actions: "startAttempt" } } },
      submitting: {
        tags: "submitting",
        invoke: {
          src: "register",
          input: ({ context, event }) => ({
            values: event.values,
            idempotencyKey: context.idempotencyKey ?? newIdempotencyKey(),
          }),
          onDone: [
            {
              guard: { type: "isVerificationNeeded", params: ({ event }) => event.output },
              target: "awaitingVerification",
              actions: [
                { type: "rememberPending", params: ({ event }) => event.output },
                { type: "notifyRegistered", params: ({ event }) => event.output },
                "goToVerification",
              ],
            },
            {
              target: "registered",
              actions: [{ type: "notifyRegistered", params: ({ event }) => event.output }, "goToLogin"],
            },
          ],
          onError: {
            target: "editing",
            actions: [
              { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
              { type: "notifyProblem", params: ({ event }) => readRefusal(event.error) },
            ],
          },
        },
      },
      awaitingVerification: { type: "final" },
      registered: { type: "final" },
    },
  });
}

export type RegistrationMachine = ReturnType<typeof createRegistrationMachine>;
