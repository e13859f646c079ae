import { assign, setup } from "xstate";

/** The banner comes this long after the page [BAN-07], in ms. */
export const afterLoadMs = 1500;
/** It comes this long after an event made it welcome [BAN-09], in ms. */
export const afterEventMs = 800;
/** It slides away in this time [BAN-10, BAN-11], in ms. */
export const slideOutMs = 400;

export interface SignUpBannerContext {
  /** No one is signed in, and the question about cookies is not answered. */
  isWelcome: boolean;
}
/** Whether the banner is welcome, when the page comes and whenever that is read again. */
export type SignUpBannerInput = SignUpBannerContext;

export type SignUpBannerEvent = { type: "welcome.read"; isWelcome: boolean } | { type: "banner.closed" };

/** The invitation to sign up: comes late, leaves by itself, and once closed stays away for this view of the page. */
export function createSignUpBannerMachine() {
  return setup({
    types: {
      context: {} as SignUpBannerContext,
      events: {} as SignUpBannerEvent,
      input: {} as SignUpBannerInput,
    },
    delays: { afterLoad: afterLoadMs, afterEvent: afterEventMs, slideOut: slideOutMs },
    guards: {
      isWelcome: ({ context }) => context.isWelcome,
      isUnwelcome: ({ context }) => !context.isWelcome,
    },
    actions: {
      keepWelcome: assign((_, isWelcome: boolean) => ({ isWelcome })),
    },
  }).createMachine({
    id: "sign-up-banner",
    context: ({ input: { isWelcome } }) => ({ isWelcome }),
    initial: "opening",
    states: {
      opening: { always: [{ guard: "isWelcome", target: "open.afterLoad" }, { target: "open.hidden" }] },
      open: {
        initial: "hidden",
        on: { "welcome.read": { actions: { type: "keepWelcome", params: ({ event }) => event.isWelcome } } },
        states: {
          hidden: { always: { guard: "isWelcome", target: "afterEvent" } },
          afterLoad: {
            always: { guard: "isUnwelcome", target: "hidden" },
            after: { afterLoad: "shown" },
          },
          afterEvent: {
            always: { guard: "isUnwelcome", target: "hidden" },
            after: { afterEvent: "shown" },
          },
          shown: {
            always: { guard: "isUnwelcome", target: "leaving" },
            on: { "banner.closed": "#sign-up-banner.closing" },
          },
          leaving: {
            after: { slideOut: "hidden" },
          },
        },
      },
      closing: { after: { slideOut: "closed" } },
      closed: { type: "final" },
    },
  });
}

export type SignUpBannerMachine = ReturnType<typeof createSignUpBannerMachine>;
