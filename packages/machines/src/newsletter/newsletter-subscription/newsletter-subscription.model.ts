import { defineModel } from "../../testing/model.ts";
import type { SubscriptionState } from "./newsletter-subscription.types.ts";

interface Address {
  status: SubscriptionState;
}

const is =
  (...statuses: SubscriptionState[]) =>
  ({ status }: Address) =>
    statuses.includes(status);
const stays = () => ({});

/** What the owner of an address can do with the newsletter; refused steps lead nowhere. */
export const subscriptionModel = defineModel<Address>()({
  initial: { status: "absent" },
  steps: {
    asks: {
      leads: ({ status }) => ({ status: status === "confirmed" ? "confirmed" : "pending" }),
    },
    "asks again at once": {
      leads: ({ status }) => ({ status: status === "confirmed" ? "confirmed" : "pending" }),
    },
    confirms: { when: is("pending", "confirmed"), leads: () => ({ status: "confirmed" }) },
    "confirms too late": { when: is("pending"), leads: stays },
    "confirms what was not asked": { when: is("absent", "ended"), leads: stays },
    ends: { when: is("pending", "confirmed", "ended"), leads: () => ({ status: "ended" }) },
    "ends what was not asked": { when: is("absent"), leads: stays },
  },
});
