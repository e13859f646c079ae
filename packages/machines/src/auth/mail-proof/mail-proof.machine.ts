import { assign, emit, setup } from "xstate";
import { askedWaitMs } from "../../boundary/cooldown.ts";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import type {
  MailedProof,
  MailProofContext,
  MailProofEmitted,
  MailProofEvent,
  MailProofProblemCode,
} from "./mail-proof.types.ts";

const problems: Partial<Record<Refusal["code"], MailProofProblemCode>> = {
  CODE_INVALID: "CODE_INVALID",
  VALIDATION_FAILED: "CODE_INVALID",
  CODE_EXPIRED: "CODE_EXPIRED",
  CODE_TRIES_EXHAUSTED: "TRIES_EXHAUSTED",
  NETWORK: "NETWORK",
};

/**
 * The mailed code that is asked for in the middle of something else: mailed once it is needed, given once, forgotten. A code that
 * was mailed just before still serves: typed while another is ordered, it is checked then. `now` is in ms.
 */
export function createMailProofMachine({ now }: { now: () => number }) {
  return setup({
    types: {
      context: {} as MailProofContext,
      events: {} as MailProofEvent,
      emitted: {} as MailProofEmitted,
      tags: {} as "busy",
    },
    actors: {
      ask: notProvided<MailedProof, undefined>("ask"),
      give: notProvided<unknown, { code: string }>("give"),
    },
    guards: {
      hasNoCode: ({ event }) => event.type === "code.submitted" && event.code.trim() === "",
      hasCode: ({ context }) => context.code !== "",
      isTooSoon: ({ context }) => now() < context.resendAt,
      isWaitAsked: (_, { code }: Refusal) => code === "COOLDOWN_ACTIVE",
    },
    actions: {
      forgetProblem: assign({ problem: null }),
      forgetCode: assign({ code: "" }),
      keepCode: assign({
        problem: null,
        code: ({ event }) => (event.type === "code.submitted" ? event.code.trim() : ""),
      }),
      keepProblem: assign({ problem: (_, code: MailProofProblemCode) => ({ code, message: "" }) }),
      keepRefusal: assign({
        problem: (_, { code, message }: Refusal) => ({ code: problems[code] ?? "FAILED", message }),
      }),
      keepMailed: assign((_, { maskedEmail, cooldownSeconds }: MailedProof) => ({
        maskedEmail,
        resendAt: now() + cooldownSeconds * 1000,
      })),
      keepWait: assign({ resendAt: (_, { data }: Refusal) => now() + (askedWaitMs(data) ?? 0) }),
      notifyGiven: emit({ type: "proof.given" }),
      notifyAbandoned: emit({ type: "proof.abandoned" }),
    },
  }).createMachine({
    id: "mail-proof",
    context: { maskedEmail: "", resendAt: 0, problem: null, code: "" },
    initial: "closed",
    states: {
      closed: {
        entry: "forgetCode",
        on: { "proof.requested": { target: "mailing", actions: "forgetProblem" } },
      },
      mailing: {
        tags: "busy",
        on: {
          cancelled: { target: "closed", actions: "notifyAbandoned" },
          "code.submitted": [{ guard: "hasNoCode" }, { actions: "keepCode" }],
        },
        invoke: {
          src: "ask",
          onDone: {
            target: "waiting",
            actions: { type: "keepMailed", params: ({ event }) => event.output },
          },
          onError: [
            {
              guard: { type: "isWaitAsked", params: ({ event }) => readRefusal(event.error) },
              target: "waiting",
              actions: { type: "keepWait", params: ({ event }) => readRefusal(event.error) },
            },
            {
              target: "waiting",
              actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
            },
          ],
        },
      },
      waiting: {
        always: { guard: "hasCode", target: "checking" },
        on: {
          cancelled: { target: "closed", actions: "notifyAbandoned" },
          "resend.requested": [
            { guard: "isTooSoon", actions: { type: "keepProblem", params: "ASKED_TOO_SOON" } },
            { target: "mailing", actions: "forgetProblem" },
          ],
          "code.submitted": [
            { guard: "hasNoCode", actions: { type: "keepProblem", params: "CODE_MISSING" } },
            { target: "checking", actions: "keepCode" },
          ],
        },
      },
      checking: {
        tags: "busy",
        exit: "forgetCode",
        invoke: {
          src: "give",
          input: ({ context: { code } }) => ({ code }),
          onDone: { target: "closed", actions: "notifyGiven" },
          onError: {
            target: "waiting",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
    },
  });
}

export type MailProofMachine = ReturnType<typeof createMailProofMachine>;
