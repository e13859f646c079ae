import { jobiContract } from "@jobami/api/jobi/contract";
import { defineDomain } from "../../platform/domain/define-domain.ts";
import { jobiErrors } from "./jobi.errors.ts";
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
  onSignUp:
    (jobi) =>
    (tx, { id }) =>
      jobi.grantAtSignUp(tx, id),
  onLeave: (jobi) => ({ holdings: async (db, userId) => ({ jobi: await jobi.balance(db, userId) }) }),
});
