import { consentsContract } from "@jobami/api/consents/contract";
import { defineDomain } from "../../platform/domain/define-domain.ts";
import { consentsErrors } from "./consents.errors.ts";
import { registerConsentExport } from "./consents.export.ts";
import { consentsRoutes } from "./consents.routes.ts";
import { createConsents } from "./consents.service.ts";
import { consentsTables } from "./consents.tables.ts";

export type { Consents } from "./consents.service.ts";

/** Who agreed to the terms and to the use of AI, when and under which names. */
export const consentsDomain = defineDomain({
  name: "consents",
  create: ({ platform }) => createConsents(platform),
  contract: consentsContract,
  errors: consentsErrors,
  routes: consentsRoutes,
  serve: (app, _consents, { platform }) => registerConsentExport(app, platform),
  tables: consentsTables,
  onSignUp: (consents) => consents.acceptTermsAtSignUp,
});
