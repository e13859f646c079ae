import { assign, emit, enqueueActions, setup } from "xstate";
import { askedWaitMs, bounded, isAhead } from "../../boundary/cooldown.ts";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { problemOf } from "./email-verification.problem.ts";
import type {
  EmailVerificationContext,
  EmailVerificationEmitted,
  EmailVerificationEvent,
  EmailVerificationInput,
  EmailVerificationProblemCode,
  ResendAnswer,
  VerifyEmailAnswer,
} from "./email-verification.types.ts";

/** Least time between two requests of the verification mail, in ms [REG-07]. */
export const resendCooldownMs = 2 * 60_000;
/** A server that asks for more is believed up to a day. */
const longestWaitMs = 24 * 3_600_000;

/**
 * The page behind the mailed link, and the page that waits for it. A link is followed when its button is pressed: what opens the pages
 * of a mail by itself proves no one’s address. `now` is in ms.
 */
export function createEmailVerificationMachine({ now }: { now: () => number }) {
  return setup({
    types: {
      context: {} as EmailVerificationContext,
      events: {} as EmailVerificationEvent,
      input: {} as EmailVerificationInput,
      emitted: {} as EmailVerificationEmitted,
      tags: {} as "resendable" | "mailing",
    },
    actors: {
      verifyEmail: notProvided<VerifyEmailAnswer, { token: string }>("verifyEmail"),
      resendVerification: notProvided<ResendAnswer, { email: string }>("resendVerification"),
    },
    guards: {
      hasToken: ({ context }) => context.token !== null,
      hasNoEmail: ({ context }) => context.email === null,
      isCoolingDown: ({ context }) => isAhead(context.resendAt, now()),
      isAlreadyVerified: (_, answer: VerifyEmailAnswer) => answer.alreadyVerified,
      isExpired: ({ context }) => context.problem?.code === "TOKEN_EXPIRED",
      isInvalid: ({ context }) => context.problem?.code === "TOKEN_INVALID",
      isWaitAsked: ({ context }) => context.refusal?.code === "COOLDOWN_ACTIVE",
    },
    delays: {
      resendWait: ({ context }) => Math.max(0, (context.resendAt ?? 0) - now()),
    },
    actions: {
      forgetProblem: assign({ problem: null, refusal: null }),
      keepProblem: assign({
        problem: (_, code: EmailVerificationProblemCode) => ({ code, message: "" }),
      }),
      keepRefusal: assign((_, refusal: Refusal) => ({ refusal, problem: problemOf(refusal) })),
      startWait: assign({ resendAt: () => now() + resendCooldownMs }),
      startAskedWait: assign({
        resendAt: ({ context }) =>
          now() + Math.min(askedWaitMs(context.refusal?.data ?? {}) ?? resendCooldownMs, longestWaitMs),
      }),
      endWait: assign({ resendAt: null }),
      remember: emit(({ context: { email, keptUntil, resendAt } }) => ({
        type: "remember" as const,
        record: email === null ? null : { email, keptUntil, resendAt },
      })),
      forget: emit({ type: "remember", record: null }),
      notifyProblem: enqueueActions(({ context, enqueue }) => {
        if (context.problem === null) return;
        const { code, message } = context.problem;
        const wait = context.resendAt === null ? 0 : Math.max(0, context.resendAt - now());
        enqueue.emit({
          type: "notice",
          kind: code === "RESEND_TOO_SOON" ? "warning" : "error",
          code,
          params: { message, seconds: Math.ceil(wait / 1000) },
        });
      }),
      notifyVerified: emit({ type: "notice", kind: "success", code: "VERIFIED" }),
      notifyAlreadyVerified: emit({ type: "notice", kind: "success", code: "ALREADY_VERIFIED" }),
      notifyMailSent: emit({ type: "notice", kind: "success", code: "MAIL_SENT" }),
    },
  }).createMachine({
    id: "email-verification",
    context: ({ input: { token, record } }) => ({
      token,
      email: record !== null && record.keptUntil > now() ? record.email : null,
      keptUntil: record?.keptUntil ?? 0,
      resendAt: bounded(record?.resendAt, now(), longestWaitMs),
      refusal: null,
      problem: null,
    }),
    initial: "opening",
    states: {
      opening: { always: [{ guard: "hasToken", target: "confirmable" }, { target: "awaitingMail" }] },
      confirmable: { on: { "confirmation.requested": "verifying" } },
      verifying: {
        entry: "forgetProblem",
        invoke: {
          src: "verifyEmail",
          input: ({ context }) => ({ token: context.token ?? "" }),
          onDone: [
            {
              guard: { type: "isAlreadyVerified", params: ({ event }) => event.output },
              target: "alreadyVerified",
              actions: ["forget", "notifyAlreadyVerified"],
            },
            { target: "verified", actions: ["forget", "notifyVerified"] },
          ],
          onError: {
            target: "refused",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
      refused: {
        always: [
          { guard: "isExpired", target: "awaitingMail", actions: "notifyProblem" },
          { guard: "isInvalid", target: "invalid", actions: "notifyProblem" },
          { target: "failed", actions: "notifyProblem" },
        ],
      },
      failed: { on: { "confirmation.requested": "verifying" } },
      awaitingMail: {
        initial: "opening",
        states: {
          opening: { always: [{ guard: "isCoolingDown", target: "coolingDown" }, { target: "available" }] },
          available: {
            tags: "resendable",
            on: {
              "resend.requested": [
                {
                  guard: "hasNoEmail",
                  actions: [{ type: "keepProblem", params: "NO_EMAIL" }, "notifyProblem"],
                },
                { target: "mailing", actions: ["startWait", "remember"] },
              ],
            },
          },
          coolingDown: {
            after: { resendWait: { target: "available", actions: ["endWait", "remember"] } },
            on: {
              "resend.requested": {
                actions: [{ type: "keepProblem", params: "RESEND_TOO_SOON" }, "notifyProblem"],
              },
            },
          },
          mailing: {
            tags: "mailing",
            invoke: {
              src: "resendVerification",
              input: ({ context }) => ({ email: context.email ?? "" }),
              onDone: { target: "coolingDown", actions: ["forgetProblem", "notifyMailSent"] },
              onError: {
                target: "refused",
                actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
              },
            },
          },
          refused: {
            always: [
              {
                guard: "isWaitAsked",
                target: "coolingDown",
                actions: ["startAskedWait", "remember", "notifyProblem"],
              },
              { target: "available", actions: ["endWait", "remember", "notifyProblem"] },
            ],
          },
        },
      },
      invalid: {},
      verified: { type: "final" },
      alreadyVerified: { type: "final" },
    },
  });
}

export type EmailVerificationMachine = ReturnType<typeof createEmailVerificationMachine>;
