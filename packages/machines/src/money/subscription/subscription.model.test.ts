import type { SubscriptionState } from "@jobami/api/subscriptions/routes";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decideSubscription } from "./index.ts";
import { subscriptionLifecycle } from "./subscription.machine.ts";
import { subscriptionModel } from "./subscription.model.ts";
import type {
  ReportedStanding,
  SubscriptionEvent,
  SubscriptionFollowUp,
  SubscriptionRefusal,
} from "./subscription.types.ts";

interface Harness {
  simulation: Simulation;
  state: SubscriptionState;
  /** Whether a person was given premium and it was not taken back, by the follow-ups alone. */
  hasPremium: boolean;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide({ simulation, state }: Harness, event: SubscriptionEvent) {
  const snapshot = subscriptionLifecycle.resolveState({ value: state });
  const asked = simulation.ask(subscriptionLifecycle, { snapshot }, event);
  const decision = decideSubscription(state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : state);
  return decision;
}

const allow =
  (event: SubscriptionEvent, ...follows: SubscriptionFollowUp["type"][]) =>
  (harness: Harness) => {
    const decision = decide(harness, event);
    if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
    expect(decision.follows).toEqual(follows.map((type) => ({ type })));
    harness.state = decision.next;
    for (const type of follows) {
      if (type === "premium.began") harness.hasPremium = true;
      if (type === "premium.ended") harness.hasPremium = false;
    }
  };
const refuse = (reason: SubscriptionRefusal, event: SubscriptionEvent) => (harness: Harness) => {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
};
const reported = (standing: ReportedStanding): SubscriptionEvent => ({ type: "provider.reported", standing });

const asked = { type: "checkout.asked" } as const;
const lapsed = { type: "checkout.lapsed" } as const;
const portal = { type: "portal.asked" } as const;
const end = { type: "end.asked" } as const;
const renewal = { type: "renewal.asked" } as const;

proveMachine({
  machine: subscriptionLifecycle,
  model: subscriptionModel,
  harness: (simulation): Harness => ({ simulation, state: "none", hasPremium: false }),
  perform: {
    "its owner opens a checkout": allow(asked),
    "its owner opens another checkout while it runs": refuse("ALREADY_PREMIUM", asked),
    "the checkout lapses": allow(lapsed),
    "another checkout lapses": allow(lapsed),
    "its owner opens the portal": allow(portal),
    "its owner opens the portal without having had any": refuse("NO_SUBSCRIPTION", portal),
    "its owner wants it to end": allow(end),
    "its owner wants ended what there is not": refuse("NO_SUBSCRIPTION", end),
    "its owner wants it renewed": allow(renewal),
    "its owner wants renewed what there is not": refuse("NO_SUBSCRIPTION", renewal),
    "the provider begins it": allow(reported("running"), "premium.began"),
    "the provider begins it, ending already": allow(reported("ending"), "premium.began"),
    "the provider begins it, overdue already": allow(reported("overdue"), "premium.began", "payment.failed"),
    "the provider reports that it runs": allow(reported("running")),
    "the provider reports that it ends with its month": allow(reported("ending")),
    "the provider reports that the month was not paid": allow(reported("overdue"), "payment.failed"),
    "the provider reports again that the month was not paid": allow(reported("overdue")),
    "the provider reports that it is over": allow(reported("over"), "premium.ended"),
    "the provider reports that it was never paid": allow(reported("unpaid"), "premium.ended"),
    "the provider ends what never began": allow(reported("over")),
    "the provider ends what is not": allow(reported("over")),
    "the provider waits for the first payment": allow(reported("unpaid")),
  },
  agree: ({ state }, story) => expect(state).toBe(story.state),
  invariants: {
    "who was given premium has it until it is taken back, and no one else": ({ state, hasPremium }) =>
      ["active", "cancelling", "past_due"].includes(state) === hasPremium,
    "no one pays twice": ({ state, hasPremium }) => decideSubscription(state, asked).allowed === !hasPremium,
  },
});
