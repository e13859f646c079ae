import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { decideSubscription } from "./newsletter-subscription.decision.ts";
import { subscriptionLifecycle } from "./newsletter-subscription.machine.ts";
import { subscriptionModel } from "./newsletter-subscription.model.ts";
import type {
  SubscriptionEvent,
  SubscriptionRefusal,
  SubscriptionState,
} from "./newsletter-subscription.types.ts";

interface World {
  stage: Stage;
  status: SubscriptionState;
  mails: string[];
  confirmations: number;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(world: World, event: SubscriptionEvent) {
  const snapshot = subscriptionLifecycle.resolveState({ value: world.status });
  const asked = world.stage.ask(subscriptionLifecycle, { snapshot }, event);
  const decision = decideSubscription(world.status, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : world.status);
  return decision;
}

function allow(world: World, event: SubscriptionEvent): void {
  const decision = decide(world, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  world.status = decision.next;
  world.mails.push(...decision.follows.map(({ of }) => of));
}

function refuse(world: World, event: SubscriptionEvent, reason: SubscriptionRefusal): void {
  expect(decide(world, event)).toEqual({ allowed: false, reason });
}

proveMachine({
  machine: subscriptionLifecycle,
  model: subscriptionModel,
  world: (stage): World => ({ stage, status: "absent", mails: [], confirmations: 0 }),
  perform: {
    asks: (world) => allow(world, { type: "subscription.asked", isMailRecent: false }),
    "asks again at once": (world) => {
      const before = world.mails.length;
      allow(world, { type: "subscription.asked", isMailRecent: true });
      expect(world.mails.length).toBe(before);
    },
    confirms: (world) => {
      if (world.status === "pending") world.confirmations += 1;
      allow(world, { type: "link.followed", isExpired: false });
    },
    "confirms too late": (world) =>
      refuse(world, { type: "link.followed", isExpired: true }, "TOKEN_EXPIRED"),
    "confirms what was not asked": (world) =>
      refuse(world, { type: "link.followed", isExpired: false }, "TOKEN_INVALID"),
    ends: (world) => allow(world, { type: "subscription.ended" }),
    "ends what was not asked": (world) => refuse(world, { type: "subscription.ended" }, "TOKEN_INVALID"),
  },
  agree: ({ status }, model) => {
    expect({ status }).toEqual(model);
  },
  invariants: {
    "a welcome is mailed once for each confirmation": ({ mails, confirmations }) =>
      mails.filter((of) => of === "welcome").length === confirmations,
  },
});
