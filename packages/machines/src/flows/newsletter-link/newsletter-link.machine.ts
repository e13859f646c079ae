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
      isExpired: (_, { code }: Refusal) => code === "TOKEN_EXPIRED",
      isInvalid: (_, { code }: Refusal) => code === "TOKEN_INVALID" || code === "VALIDATION_FAILED",
    },
    actions: {
      keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    },
  }).createMachine({
    id: "newsletterLink",
    context: ({ input: { token } }) => ({ token, message: "" }),
    initial: "opening",
    states: {
      opening: { always: [{ guard: "hasToken", target: "following" }, { target: "invalid" }] },
      following: {
        invoke: {
          src: "followLink",
          input: ({ context }) => ({ token: context.token ?? "" }),
          onDone: {
            target: "done",
            actions: { type: "keepMessage", params: ({ event }) => event.output },
          },
          onError: [
            {
              guard: { type: "isExpired", params: ({ event }) => readRefusal(event.error) },
              target: "expired",
              actions: { type: "keepMessage", params: ({ event }) => readRefusal(event.error) },
            },
            {
              guard: { type: "isInvalid", params: ({ event }) => readRefusal(event.error) },
              target: "invalid",
              actions: { type: "keepMessage", params: ({ event }) => readRefusal(event.error) },
            },
            {
              target: "failed",
              actions: { type: "keepMessage", params: ({ event }) => readRefusal(event.error) },
            },
          ],
        },
      },
      failed: { on: { "retry.requested": "following" } },
      expired: {},
      invalid: {},
      done: {},
    },
  });
}

export type NewsletterLinkMachine = ReturnType<typeof createNewsletterLinkMachine>;
