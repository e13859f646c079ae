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
        url: await subscriptions.subscribe(person.id, body.options, {
          code: body.promo,
          startConsent: body.startConsent,
        }),
      }),
    },
    promo: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await subscriptions.promo(db, person.id, body.code),
    }),
    revenue: async ({ db }) => ({ success: true, data: await subscriptions.revenue(db) }),
    optionsOf: async ({ db, query }) => ({
      success: true,
      data: await subscriptions.optionsOf(db, query.email),
    }),
    setOption: async ({ db, session: { person }, params, body, request }) => ({
      success: true,
      data: await subscriptions.setOption(
        db,
        { id: person.id, address: request.ip },
        { userId: params.userId, option: params.option, value: body.value, reason: body.reason },
      ),
    }),
    portal: {
      ownTransactions: async ({ session: { person } }) => ({
        success: true,
        url: await subscriptions.portal(person.id, `${publicUrl}${premiumPath}`),
      }),
    },
    end: {
      ownTransactions: async ({ session: { person } }) => ({
        success: true,
        data: await subscriptions.end(person.id),
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
