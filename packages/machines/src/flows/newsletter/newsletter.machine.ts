import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import type {
  NewsletterContext,
  NewsletterEmitted,
  NewsletterEvent,
  SubscribeAnswer,
} from "./newsletter.types.ts";

const isUnanswered = ({ code }: Refusal) => code === "NETWORK" || code === "UNEXPECTED";

/** The form that asks for the newsletter: one address, one answer. */
export function createNewsletterMachine() {
  return setup({
    types: {
      context: {} as NewsletterContext,
      events: {} as NewsletterEvent,
      emitted: {} as NewsletterEmitted,
    },
    actors: { subscribe: notProvided<SubscribeAnswer, { email: string }>("subscribe") },
    guards: { hasNoEmail: ({ context }) => context.email.trim() === "" },
    actions: {
      keepEmail: assign({
        email: ({ context, event }) => (event.type === "email.typed" ? event.email : context.email),
      }),
      forgetProblem: assign({ problem: null, message: "" }),
      missEmail: assign({ problem: "EMAIL_MISSING", message: "" }),
      keepThanks: assign({ email: "", message: (_, answer: SubscribeAnswer) => answer.message }),
      keepRefusal: assign((_, refusal: Refusal) =>
        isUnanswered(refusal)
          ? { problem: "FAILED" as const, message: "" }
          : { problem: "REFUSED" as const, message: refusal.fields[0]?.message ?? refusal.message },
      ),
      tellToCheckMail: emit({ type: "notice", kind: "success", code: "CHECK_MAIL" }),
      tellFailure: emit((_, { code }: Refusal) => ({ type: "failure.met" as const, code })),
    },
  }).createMachine({
    id: "newsletter",
    context: { email: "", message: "", problem: null },
    initial: "idle",
    on: { "email.typed": { actions: "keepEmail" } },
    states: {
      idle: {
        on: {
          "form.submitted": [
            { guard: "hasNoEmail", target: "failed", actions: "missEmail" },
            { target: "submitting" },
          ],
        },
      },
      submitting: {
        entry: "forgetProblem",
        on: { "email.typed": {} },
        invoke: {
          src: "subscribe",
          input: ({ context }) => ({ email: context.email.trim() }),
          onDone: {
            target: "succeeded",
            actions: [{ type: "keepThanks", params: ({ event }) => event.output }, "tellToCheckMail"],
          },
          onError: {
            target: "failed",
            actions: [
              { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
              { type: "tellFailure", params: ({ event }) => readRefusal(event.error) },
            ],
          },
        },
      },
      succeeded: {
        on: {
          "form.submitted": [
            { guard: "hasNoEmail", target: "failed", actions: "missEmail" },
            { target: "submitting" },
          ],
        },
      },
      failed: {
        on: {
          "form.submitted": [{ guard: "hasNoEmail", actions: "missEmail" }, { target: "submitting" }],
        },
      },
    },
  });
}

export type NewsletterMachine = ReturnType<typeof createNewsletterMachine>;
