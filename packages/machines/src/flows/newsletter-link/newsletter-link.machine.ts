import { assign, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";

export interface NewsletterLinkInput {
  /** The token of the mailed link; null when the address of the page has none. */
  token: string | null;
}

export interface NewsletterLinkContext extends NewsletterLinkInput {
  /** The server's sentence, for people. */
  message: string;
  refusal: Refusal["code"] | null;
}

export type NewsletterLinkEvent = { type: "retry.requested" };

/** A page behind a link of a newsletter mail: it confirms, or it ends, as soon as it is opened. */
export function createNewsletterLinkMachine() {
  return setup({
    types: {
      context: {} as NewsletterLinkContext,
      events: {} as NewsletterLinkEvent,
      input: {} as NewsletterLinkInput,
    },
    actors: { followLink: notProvided<{ message: string }, { token: string }>("followLink") },
    guards: {
      hasToken: ({ context }) => context.token !== null && context.token !== "",
      isExpired: ({ context }) => context.refusal === "TOKEN_EXPIRED",
      isInvalid: ({ context }) =>
        context.refusal === "TOKEN_INVALID" || context.refusal === "VALIDATION_FAILED",
    },
    actions: {
      keepAnswer: assign({ message: (_, answer: { message: string }) => answer.message }),
      keepRefusal: assign((_, { code, message }: Refusal) => ({ refusal: code, message })),
    },
  }).createMachine({
    id: "newsletterLink",
    context: ({ input: { token } }) => ({ token, message: "", refusal: null }),
    initial: "opening",
    states: {
      opening: { always: [{ guard: "hasToken", target: "following" }, { target: "invalid" }] },
      following: {
        invoke: {
          src: "followLink",
          input: ({ context }) => ({ token: context.token ?? "" }),
          onDone: {
            target: "done",
            actions: { type: "keepAnswer", params: ({ event }) => event.output },
          },
          onError: {
            target: "refused",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
      refused: {
        always: [
          { guard: "isExpired", target: "expired" },
          { guard: "isInvalid", target: "invalid" },
          { target: "failed" },
        ],
      },
      failed: { on: { "retry.requested": "following" } },
      expired: {},
      invalid: {},
      done: {},
    },
  });
}

export type NewsletterLinkMachine = ReturnType<typeof createNewsletterLinkMachine>;
