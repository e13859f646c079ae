import type { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { plans } from "@jobami/api/subscriptions/plans";
import type { Handlers } from "../../platform/http/call.ts";
import { premiumPath } from "./subscriptions.copy.ts";
import type { Subscriptions } from "./subscriptions.service.ts";

/** Serves the plans, and the person's own subscription. Calls of the provider stand outside of transactions. */
export function subscriptionsRoutes(
  subscriptions: Subscriptions,
  { publicUrl }: { publicUrl: string },
): Handlers<typeof subscriptionsContract> {
  return {
    plans: async () => ({ success: true, plans }),
    status: async ({ db, session: { person } }) => ({
      success: true,
      data: await subscriptions.status(db, person.id),
    }),
    create: {
      ownTransactions: async ({ session: { person }, body }) => ({
        success: true,
        url: await subscriptions.subscribe(person.id, body.options),
      }),
    },
    portal: {
      ownTransactions: async ({ session: { person } }) => ({
        success: true,
        url: await subscriptions.portal(person.id, `${publicUrl}${premiumPath}`),
      }),
    },
    reactivate: {
      ownTransactions: async ({ session: { person } }) => ({
        success: true,
        data: await subscriptions.reactivate(person.id),
      }),
    },
  };
}
