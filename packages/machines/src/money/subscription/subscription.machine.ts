import type { SubscriptionState } from "@jobami/api/subscriptions/routes";
import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  ReportedStanding,
  SubscriptionEvent,
  SubscriptionFollowUp,
  SubscriptionRefusal,
} from "./subscription.types.ts";

const lifecycle = setup({
  types: { events: {} as SubscriptionEvent },
  guards: {
    isReported: ({ event }, { standing }: { standing: ReportedStanding }) =>
      event.type === "provider.reported" && event.standing === standing,
  },
  actions: {
    follow: (_, _followUp: SubscriptionFollowUp) => {},
    refuse: (_, _refusal: { reason: SubscriptionRefusal }) => {},
  },
});

const refuse = (reason: SubscriptionRefusal) => ({ type: "refuse", params: { reason } }) as const;
const follow = (type: SubscriptionFollowUp["type"]) => ({ type: "follow", params: { type } }) as const;
const reported = (standing: ReportedStanding) => ({ type: "isReported", params: { standing } }) as const;

const began = follow("premium.began");
const ended = follow("premium.ended");
const failed = follow("payment.failed");

/** A person without premium: the provider's word begins it, whatever was asked for before. */
const begins = [
  { guard: reported("running"), target: "active", actions: began },
  { guard: reported("ending"), target: "cancelling", actions: began },
  { guard: reported("overdue"), target: "past_due", actions: [began, failed] },
] as const;

/** A person with premium: what the provider reports is how it stands. */
const goesOn = [
  { guard: reported("running"), target: "active" },
  { guard: reported("ending"), target: "cancelling" },
] as const;
/** Whatever else is reported: it is over, or its payment was taken back. */
const ends = { target: "ended", actions: ended } as const;
const becomesOverdue = { guard: reported("overdue"), target: "past_due", actions: failed } as const;

const asksTwice = { "checkout.asked": { actions: refuse("ALREADY_PREMIUM") } } as const;
/** What its owner wants is asked of the provider, who reports what came of it. */
const isAsked = { "end.asked": {}, "renewal.asked": {} } as const;
const hasNone = {
  "end.asked": { actions: refuse("NO_SUBSCRIPTION") },
  "portal.asked": { actions: refuse("NO_SUBSCRIPTION") },
  "renewal.asked": { actions: refuse("NO_SUBSCRIPTION") },
} as const;

/**
 * The life cycle of a subscription that is paid by card. Its owner opens a checkout, and asks for the portal or that it be renewed; what they
 * have follows from what the provider reports alone, in any order and however often it is reported. It has no clock.
 */
export const subscriptionLifecycle = lifecycle.createMachine({
  id: "subscription",
  initial: "none",
  // A checkout that lapses while premium runs was another one.
  on: { "checkout.lapsed": {}, "portal.asked": {} },
  states: {
    none: {
      on: { ...hasNone, "checkout.asked": "checkout", "provider.reported": [...begins] },
    },
    checkout: {
      on: {
        ...hasNone,
        "checkout.asked": {},
        "checkout.lapsed": "none",
        "provider.reported": [...begins, { guard: reported("over"), target: "none" }],
      },
    },
    active: {
      on: {
        ...asksTwice,
        ...isAsked,
        "provider.reported": [...goesOn, becomesOverdue, ends],
      },
    },
    cancelling: {
      on: { ...asksTwice, ...isAsked, "provider.reported": [...goesOn, becomesOverdue, ends] },
    },
    past_due: {
      on: {
        ...asksTwice,
        ...isAsked,
        "provider.reported": [...goesOn, { guard: reported("overdue") }, ends],
      },
    },
    ended: {
      on: {
        "end.asked": { actions: refuse("NO_SUBSCRIPTION") },
        "renewal.asked": { actions: refuse("NO_SUBSCRIPTION") },
        "checkout.asked": "checkout",
        "provider.reported": [...begins],
      },
    },
  },
});

/** Asks the life cycle whether an event may happen to a subscription; pure, performs nothing. */
export const decideSubscription = (state: SubscriptionState, event: SubscriptionEvent) =>
  decide(subscriptionLifecycle, state, event);
