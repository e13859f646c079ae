import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  SubscriptionEvent,
  SubscriptionFollowUp,
  SubscriptionRefusal,
  SubscriptionState,
} from "./newsletter-subscription.types.ts";

const lifecycle = setup({
  types: { events: {} as SubscriptionEvent },
  guards: {
    isMailRecent: ({ event }) => event.type === "subscription.requested" && event.isMailRecent,
    isExpired: ({ event }) => event.type === "link.followed" && event.isExpired,
  },
  actions: {
    follow: (_, _followUp: SubscriptionFollowUp) => {},
    refuse: (_, _refusal: { reason: SubscriptionRefusal }) => {},
  },
});

const mail = (of: SubscriptionFollowUp["of"]) =>
  ({ type: "follow", params: { type: "mail.ordered", of } }) as const;
const refuse = (reason: SubscriptionRefusal) => ({ type: "refuse", params: { reason } }) as const;

const asked = [
  { guard: "isMailRecent", target: "pending" },
  { target: "pending", actions: mail("confirmation") },
] as const;
const noLink = { actions: refuse("TOKEN_INVALID") };

/** The life cycle of a newsletter subscription: nothing is sent to an address that did not confirm by its own mail. */
export const subscriptionLifecycle = lifecycle.createMachine({
  id: "newsletter-subscription",
  initial: "absent",
  states: {
    absent: {
      on: {
        "subscription.requested": [...asked],
        "link.followed": noLink,
        "subscription.ended": noLink,
      },
    },
    pending: {
      on: {
        "subscription.requested": [...asked],
        "link.followed": [
          { guard: "isExpired", actions: refuse("TOKEN_EXPIRED") },
          { target: "confirmed", actions: mail("welcome") },
        ],
        "subscription.ended": { target: "ended" },
      },
    },
    confirmed: {
      on: {
        "subscription.requested": [{ guard: "isMailRecent" }, { actions: mail("reminder") }],
        "link.followed": {},
        "subscription.ended": { target: "ended" },
      },
    },
    ended: {
      on: {
        "subscription.requested": [...asked],
        "link.followed": noLink,
        "subscription.ended": {},
      },
    },
  },
});

/** Asks the life cycle whether an event may happen to a subscription; pure, performs nothing. */
export const decideSubscription = (status: SubscriptionState, event: SubscriptionEvent) =>
  decide(subscriptionLifecycle, status, event);
