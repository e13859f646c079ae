import type { SubscriptionState } from "@jobami/api/subscriptions/routes";
import { defineModel } from "../../testing/model.ts";

export interface SubscriptionStory {
  state: SubscriptionState;
}

const isIn =
  (...states: SubscriptionState[]) =>
  ({ state }: SubscriptionStory) =>
    states.includes(state);
const stays = () => ({});
const to = (state: SubscriptionState) => () => ({ state });

const without = isIn("none", "checkout", "ended");
const withIt = isIn("active", "cancelling", "past_due");

/** What an owner asks for and the provider reports, in any order; refused steps lead nowhere. */
export const subscriptionModel = defineModel<SubscriptionStory>()({
  initial: { state: "none" },
  steps: {
    "its owner opens a checkout": { when: without, leads: to("checkout") },
    "its owner opens another checkout while it runs": { when: withIt, leads: stays },
    "the checkout lapses": { when: isIn("checkout"), leads: to("none") },
    "another checkout lapses": { when: ({ state }) => state !== "checkout", leads: stays },
    "its owner opens the portal": { when: isIn("active", "cancelling", "past_due", "ended"), leads: stays },
    "its owner opens the portal without having had any": { when: isIn("none", "checkout"), leads: stays },
    "its owner wants it to end": { when: withIt, leads: stays },
    "its owner wants ended what there is not": { when: without, leads: stays },
    "its owner wants it renewed": { when: withIt, leads: stays },
    "its owner wants renewed what there is not": { when: without, leads: stays },
    "the provider begins it": { when: without, leads: to("active") },
    "the provider begins it, ending already": { when: without, leads: to("cancelling") },
    "the provider begins it, overdue already": { when: without, leads: to("past_due") },
    "the provider reports that it runs": { when: withIt, leads: to("active") },
    "the provider reports that it ends with its month": { when: withIt, leads: to("cancelling") },
    "the provider reports that the month was not paid": {
      when: isIn("active", "cancelling"),
      leads: to("past_due"),
    },
    "the provider reports again that the month was not paid": { when: isIn("past_due"), leads: stays },
    "the provider reports that it is over": { when: withIt, leads: to("ended") },
    "the provider reports that it was never paid": { when: withIt, leads: to("ended") },
    "the provider ends what never began": { when: isIn("checkout"), leads: to("none") },
    "the provider ends what is not": { when: isIn("none", "ended"), leads: stays },
    "the provider waits for the first payment": { when: without, leads: stays },
  },
});
