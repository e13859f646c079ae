import { billingContract } from "@jobami/api/billing/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { progressDomain } from "../progress/progress.domain.ts";
import { billingErrors } from "./billing.errors.ts";
import { serveYear } from "./billing.export.ts";
import { billingRoutes } from "./billing.routes.ts";
import { createBilling } from "./billing.service.ts";
import { billingTables } from "./billing.tables.ts";
import { createBooks } from "./books.ts";
import { createDrafts } from "./drafts.service.ts";
import { createIssued } from "./issued.service.ts";

/** Quotes, invoices and credit notes of those who work for others. */
export const billingDomain = defineDomain({
  name: "billing",
  create: ({ platform, use }) => {
    const books = createBooks({ ...platform, progress: use(progressDomain) });
    return {
      billing: createBilling(books, platform.db),
      drafts: createDrafts(books),
      issued: createIssued({ ...platform, books, notifications: use(notificationsDomain) }),
    };
  },
  contract: billingContract,
  errors: billingErrors,
  routes: billingRoutes,
  tables: billingTables,
  serve: (app, { billing }, { platform }) => serveYear(app, platform, billing),
  jobs: ({ billing, issued }) => {
    const run = async () => {
      while ((await issued.expirePast()) > 0);
    };
    return {
      "billing.expire": { cron: "13 * * * *", run },
      "billing.sweep": { cron: "29 4 2 1 *", run: billing.sweep },
    };
  },
  awaited: ({ billing }) => billing.awaited,
  notificationKinds: { billing: { mail: "unread" } },
  onLeave: ({ issued }) => ({ withdraw: issued.leave }),
});
