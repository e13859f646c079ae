import type { SignUpProof } from "@jobami/api/auth/contract";
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
  RegistrationSending,
} from "./registration.types.ts";

/** How long the address waiting for its verification is stored on the device, in ms [REG-09]. */
export const pendingVerificationLifeMs = 7 * 24 * 3_600_000;

const problems: Partial<Record<Refusal["code"], RegistrationProblemCode>> = {
  VALIDATION_FAILED: "FORM_INVALID",
  IDEMPOTENCY_KEY_REUSED: "ALREADY_SENT",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  SIGN_UP_PROOF_NEEDED: "PROOF_NEEDED",
  NETWORK: "NETWORK",
};

function problemOf({ code, message, fields }: Refusal): RegistrationProblem {
  return { code: problems[code] ?? "REGISTRATION_FAILED", message, fields };
}

const isProofNeeded = ({ code }: Refusal) => code === "SIGN_UP_PROOF_NEEDED";

/**
 * The sign-up form: one attempt at a time; refusals come back with their fields and the form keeps what was typed. Where sign-ups are
 * unusual it proves some work and is sent again, or waits where the browser cannot.
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
      register: notProvided<RegistrationAnswer, RegistrationSending>("register"),
      /** Solves a challenge of the server. Rejects where the browser cannot. */
      prove: notProvided<SignUpProof, { challenge: string }>("prove"),
    },
    guards: {
      isVerificationNeeded: (_, answer: RegistrationAnswer) => answer.needsVerification,
      isWorkAsked: ({ context }, refusal: Refusal) => isProofNeeded(refusal) && context.proof === null,
      isMoreWaitAsked: ({ context }, refusal: Refusal) =>
        isProofNeeded(refusal) && context.proof !== null && context.proof.solution === undefined,
    },
    delays: { wait: ({ context }) => context.waitMs },
    actions: {
      startAttempt: assign({
        idempotencyKey: ({ context }) => context.idempotencyKey ?? newIdempotencyKey(),
        problem: null,
        values: ({ event }) => event.values,
        // What was not answered is repeated letter for letter.
        proof: ({ context, event }) => event.proof ?? context.proof,
      }),
      keepChallenge: assign((_, refusal: Refusal) => ({
        problem: problemOf(refusal),
        challenge: String(refusal.data.challenge),
        waitMs: Number(refusal.data.retryAfterSeconds) * 1000,
      })),
      keepProof: assign((_, proof: SignUpProof) => ({ proof, problem: null })),
      keepWaited: assign({ proof: ({ context }) => ({ challenge: context.challenge ?? "" }), problem: null }),
      forgetAttempt: assign({ values: null, challenge: null }),
      keepRefusal: assign(({ context }, refusal: Refusal) => ({
        problem: problemOf(refusal),
        idempotencyKey: isUnanswered(refusal) ? context.idempotencyKey : null,
        proof: isUnanswered(refusal) ? context.proof : null,
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
    context: {
      idempotencyKey: null,
      problem: null,
      values: null,
      proof: null,
      challenge: null,
      waitMs: 0,
    },
    initial: "editing",
    states: {
      editing: {
        entry: "forgetAttempt",
        on: { "form.submitted": { target: "submitting", actions: "startAttempt" } },
      },
      submitting: {
        tags: "submitting",
        invoke: {
          src: "register",
          input: ({ context }) => ({
            values: context.values as RegistrationSending["values"],
            proof: context.proof,
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
          onError: [
            {
              guard: { type: "isWorkAsked", params: ({ event }) => readRefusal(event.error) },
              target: "proving",
              actions: { type: "keepChallenge", params: ({ event }) => readRefusal(event.error) },
            },
            {
              guard: { type: "isMoreWaitAsked", params: ({ event }) => readRefusal(event.error) },
              target: "waiting",
              actions: { type: "keepChallenge", params: ({ event }) => readRefusal(event.error) },
            },
            {
              target: "editing",
              actions: [
                { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
                { type: "notifyProblem", params: ({ event }) => readRefusal(event.error) },
              ],
            },
          ],
        },
      },
      proving: {
        tags: "submitting",
        invoke: {
          src: "prove",
          input: ({ context }) => ({ challenge: context.challenge ?? "" }),
          onDone: {
            target: "submitting",
            actions: { type: "keepProof", params: ({ event }) => event.output },
          },
          onError: "waiting",
        },
      },
      waiting: { after: { wait: { target: "submitting", actions: "keepWaited" } } },
      awaitingVerification: { entry: "forgetAttempt", type: "final" },
      registered: { entry: "forgetAttempt", type: "final" },
    },
  });
}

export type RegistrationMachine = ReturnType<typeof createRegistrationMachine>;
