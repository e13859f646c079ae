import { contactContract } from "@jobami/api/contact/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { contactRoutes } from "./contact.routes.ts";
import { createContact } from "./contact.service.ts";
import { contactTables } from "./contact.tables.ts";

/** Messages that anybody may write to the operator. */
export const contactDomain = defineDomain({
  name: "contact",
  create: ({ platform }) => createContact(platform),
  contract: contactContract,
  routes: contactRoutes,
  tables: contactTables,
  jobs: (contact) => ({ "contact.sweep": { cron: "57 3 * * *", run: contact.sweep } }),
});
