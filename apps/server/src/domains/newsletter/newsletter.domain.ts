import { newsletterContract } from "@jobami/api/newsletter/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { newsletterDuties } from "./newsletter.duties.ts";
import { serveSubscribers } from "./newsletter.export.ts";
import { newsletterRoutes } from "./newsletter.routes.ts";
import { createNewsletter } from "./newsletter.service.ts";
import { newsletterTables } from "./newsletter.tables.ts";
import { createSubscribers } from "./subscribers.service.ts";

/** Subscriptions to the newsletter, with or without an account. */
export const newsletterDomain = defineDomain({
  name: "newsletter",
  create: ({ platform }) => ({ ...createNewsletter(platform), subscribers: createSubscribers(platform) }),
  duties: () => newsletterDuties,
  contract: newsletterContract,
  reads: { subscribers: { kind: "journal.read" } },
  routes: newsletterRoutes,
  serve: (app, _newsletter, { platform }) => serveSubscribers(app, platform),
  tables: newsletterTables,
  jobs: (newsletter) => ({ "newsletter.sweep": { cron: "53 3 * * *", run: newsletter.sweep } }),
});
