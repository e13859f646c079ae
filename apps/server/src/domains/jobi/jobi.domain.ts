import { jobiContract } from "@jobami/api/jobi/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { auditLedger } from "./jobi.audit.ts";
import { jobiErrors } from "./jobi.errors.ts";
import { serveStatement } from "./jobi.export.ts";
import { jobiRoutes } from "./jobi.routes.ts";
import { createJobiService } from "./jobi.service.ts";
import { jobiTables } from "./jobi.tables.ts";

export type { JobiService } from "./jobi.service.ts";

/** The ledger of Jobi. */
export const jobiDomain = defineDomain({
  name: "jobi",
  create: ({ platform }) => createJobiService(platform),
  contract: jobiContract,
  errors: jobiErrors,
  routes: jobiRoutes,
  tables: jobiTables,
  serve: (app, jobi, { platform }) => serveStatement(app, platform, jobi),
  jobs: (jobi, { platform }) => ({
    "jobi.audit": { cron: "41 3 * * *", run: () => auditLedger(platform, jobi) },
  }),
  onSignUp:
    (jobi) =>
    (tx, { id }) =>
      jobi.grant(tx, id, "inscription"),
  onProfileSave:
    (jobi, { all }) =>
    async (tx, { userId }) => {
      for (const completeness of all("profileCompleteness"))
        if ((await completeness(tx, userId)) === 100) await jobi.grant(tx, userId, "profil_complet");
    },
  onLeave: (jobi) => ({ holdings: async (db, userId) => ({ jobi: await jobi.balance(db, userId) }) }),
});
