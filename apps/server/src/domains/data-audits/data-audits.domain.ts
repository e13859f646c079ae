import { dataAuditsContract } from "@jobami/api/data-audits/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { dataAuditsRoutes } from "./data-audits.routes.ts";
import { createDataAudits } from "./data-audits.service.ts";
import { dataAuditsTables } from "./data-audits.tables.ts";
import { platformDuties } from "./platform-duties.ts";

/** Whether the company does what it promises of personal data. */
export const dataAuditsDomain = defineDomain({
  name: "data-audits",
  create: ({ platform, tables, use, all }) =>
    createDataAudits({
      platform,
      users: use(usersDomain),
      duties: () => [...platformDuties(tables), ...all("duties").flat()],
    }),
  contract: dataAuditsContract,
  reads: { list: { kind: "journal.read" }, one: { kind: "journal.read" } },
  routes: dataAuditsRoutes,
  tables: dataAuditsTables,
});
