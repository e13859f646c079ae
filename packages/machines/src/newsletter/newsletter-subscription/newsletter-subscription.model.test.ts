import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decideSubscription } from "./index.ts";
import { subscriptionLifecycle } from "./newsletter-subscription.machine.ts";
import { subscriptionModel } from "./newsletter-subscription.model.ts";
import type {
  SubscriptionEvent,
  SubscriptionFollowUp,
  SubscriptionRefusal,
  SubscriptionState,
} from "./newsletter-subscription.types.ts";

interface Harness {
  simulation: Simulation;
  status: SubscriptionState;
  mails: string[];
  confirmations: number;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: SubscriptionEvent) {
  const snapshot = subscriptionLifecycle.resolveState({ value: harness.status });
  const asked = harness.simulation.ask(subscriptionLifecycle, { snapshot }, event);
  const decision = decideSubscription(harness.status, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : harness.status);
  return decision;
}

/** The step goes through, and exactly those mails follow. */
function allow(
  harness: Harness,
  event: SubscriptionEvent,
  mails: readonly SubscriptionFollowUp["of"][] = [],
): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(mails.map((of) => ({ type: "mail.ordered", of })));
  harness.status = decision.next;
  harness.mails.push(...decision.follows.map(({ of }) => of));
}

function refuse(harness: Harness, event: SubscriptionEvent, reason: SubscriptionRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

proveMachine({
  machine: subscriptionLifecycle,
  model: subscriptionModel,
  harness: (simulation): Harness => ({ simulation, status: "absent", mails: [], confirmations: 0 }),
  perform: {
    asks: (harness, { status }) =>
      allow(harness, { type: "subscription.requested", isMailRecent: false }, [
        status === "confirmed" ? "reminder" : "confirmation",
      ]),
    "asks again at once": (harness) => allow(harness, { type: "subscription.requested", isMailRecent: true }),
    confirms: (harness, { status }) => {
      if (status === "pending") harness.confirmations += 1;
      allow(harness, { type: "link.followed", isExpired: false }, status === "pending" ? ["welcome"] : []);
    },
    "confirms too late": (harness) =>
      refuse(harness, { type: "link.followed", isExpired: true }, "TOKEN_EXPIRED"),
    "confirms what was not asked": (harness) =>
      refuse(harness, { type: "link.followed", isExpired: false }, "TOKEN_INVALID"),
    ends: (harness) => allow(harness, { type: "subscription.ended" }),
    "ends what was not asked": (harness) => refuse(harness, { type: "subscription.ended" }, "TOKEN_INVALID"),
  },
  agree: ({ status }, model) => {
    expect({ status }).toEqual(model);
  },
  invariants: {
    "a welcome is mailed once for each confirmation": ({ mails, confirmations }) =>
      mails.filter((of) => of === "welcome").length === confirmations,
  },
});
