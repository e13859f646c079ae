import { newsletterContract } from "@jobami/api/newsletter/contract";
import { defineDomain } from "../../platform/domain/define-domain.ts";
import { newsletterRoutes } from "./newsletter.routes.ts";
import { createNewsletter } from "./newsletter.service.ts";
import { newsletterTables } from "./newsletter.tables.ts";

/** Subscriptions to the newsletter, with or without an account. */
export const newsletterDomain = defineDomain({
  name: "newsletter",
  create: ({ platform }) => createNewsletter(platform),
  contract: newsletterContract,
  routes: newsletterRoutes,
  tables: newsletterTables,
  jobs: (newsletter) => ({ "newsletter.sweep": { cron: "53 3 * * *", run: newsletter.sweep } }),
});
