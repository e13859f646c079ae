import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { sql } from "drizzle-orm";
import { defineDomain } from "../../composition/define-domain.ts";
import { consentsDomain } from "../consents/consents.domain.ts";
import { contractsDomain } from "../contracts/contracts.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { paymentsDomain, subscriptionJob } from "../payments/payments.domain.ts";
import { promocodesDomain } from "../promocodes/promocodes.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { cancelJob, type Ending } from "./leaving.ts";
import { subscriptionsErrors } from "./subscriptions.errors.ts";
import { subscriptionsRoutes } from "./subscriptions.routes.ts";
import { createSubscriptions } from "./subscriptions.service.ts";
import { subscriptionsTables } from "./subscriptions.tables.ts";

export type { Subscriptions } from "./subscriptions.service.ts";

/** The two plans, and who has which. */
export const subscriptionsDomain = defineDomain({
  name: "subscriptions",
  create: ({ platform, use }) =>
    createSubscriptions({
      ...platform,
      payments: use(paymentsDomain),
      contracts: use(contractsDomain),
      notifications: use(notificationsDomain),
      consents: use(consentsDomain),
      promocodes: use(promocodesDomain),
      users: use(usersDomain),
    }),
  contract: subscriptionsContract,
  reads: {
    optionsOf: {
      kind: "account.read",
      whose: ({ query, viewer }) =>
        sql`select u.id from users u where u.email = lower(trim(${query.email})) and u.id <> ${viewer}::uuid`,
    },
  },
  errors: subscriptionsErrors,
  routes: (subscriptions, { platform }) => subscriptionsRoutes(subscriptions, platform.config),
  tables: subscriptionsTables,
  jobs: (subscriptions) => ({
    [subscriptionJob]: { isOutward: true, run: (data: { id: string }) => subscriptions.sync(data) },
    [cancelJob]: { isOutward: true, run: (ending: Ending) => subscriptions.cancel(ending) },
  }),
  // Whoever never proves their address takes no place from others.
  onSignIn:
    (subscriptions) =>
    async (tx, { account, isFirst }) => {
      if (isFirst) await subscriptions.place(tx, account.id);
    },
  onCheckoutLapse:
    (subscriptions) =>
    async (tx, { userId, purpose }) => {
      if (purpose === "premium") await subscriptions.lapse(tx, userId);
    },
  onLeave: (subscriptions) => ({ beforeErasure: subscriptions.leave }),
});
