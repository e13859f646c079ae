import { assign, emit, setup } from "xstate";
import type {
  CookieChoices,
  CookieConsentContext,
  CookieConsentEmitted,
  CookieConsentEvent,
  CookieConsentInput,
  UserConsents,
} from "./cookie-consent.types.ts";

/** Nothing consented, nothing answered [COOK-12]. */
export const noConsents: UserConsents = {
  analytics: { consent: false, date: "" },
  marketing: { consent: false, date: "" },
  bannerDismissed: false,
};

const allowed: CookieChoices = { analytics: true, marketing: true };
const refused: CookieChoices = { analytics: false, marketing: false };

function choicesIn({ analytics, marketing }: UserConsents): CookieChoices {
  return { analytics: analytics.consent, marketing: marketing.consent };
}

/** The question about cookies: asked until it is answered, and again after a reset. `now` is in ms. */
export function createCookieConsentMachine({ now }: { now: () => number }) {
  function answer(choices: CookieChoices): UserConsents {
    const date = new Date(now()).toISOString();
    return {
      analytics: { consent: choices.analytics, date },
      marketing: { consent: choices.marketing, date },
      bannerDismissed: true,
    };
  }
  return setup({
    types: {
      context: {} as CookieConsentContext,
      events: {} as CookieConsentEvent,
      input: {} as CookieConsentInput,
      emitted: {} as CookieConsentEmitted,
    },
    guards: {
      isAnswered: ({ context }) => context.consents.bannerDismissed,
    },
    actions: {
      startChoosing: assign({ choices: ({ context }) => choicesIn(context.consents) }),
      choose: assign({
        choices: ({ context, event }) =>
          event.type === "choice.changed"
            ? { ...context.choices, [event.category]: event.isAllowed }
            : context.choices,
      }),
      keepChoices: assign({ consents: ({ context }) => answer(context.choices) }),
      keepAllAccepted: assign({ consents: () => answer(allowed) }),
      keepAllRefused: assign({ consents: () => answer(refused) }),
      keepClosed: assign({ consents: { ...noConsents, bannerDismissed: true } }),
      rememberNotified: assign({
        consents: ({ context, event }) =>
          event.type === "cookies.updated" ? event.consents : context.consents,
      }),
      forget: assign({ consents: noConsents }),
      remember: emit(({ context }) => ({ type: "remember" as const, record: context.consents })),
    },
  }).createMachine({
    id: "cookie-consent",
    context: ({ input: { consents } }) => ({ consents, choices: choicesIn(consents) }),
    initial: "reading",
    on: {
      "cookies.updated": { target: ".reading", actions: "rememberNotified" },
      "cookies.reset": { target: ".asking", actions: "forget" },
    },
    states: {
      reading: { always: [{ guard: "isAnswered", target: "answered" }, { target: "asking" }] },
      asking: {
        on: {
          "customise.requested": { target: "customising", actions: "startChoosing" },
          "all.accepted": { target: "answered", actions: ["keepAllAccepted", "remember"] },
          "all.refused": { target: "answered", actions: ["keepAllRefused", "remember"] },
          "banner.closed": { target: "answered", actions: ["keepClosed", "remember"] },
        },
      },
      customising: {
        on: {
          "choice.changed": { actions: "choose" },
          "customise.cancelled": "asking",
          "choices.saved": { target: "answered", actions: ["keepChoices", "remember"] },
        },
      },
      answered: {},
    },
  });
}

export type CookieConsentMachine = ReturnType<typeof createCookieConsentMachine>;
