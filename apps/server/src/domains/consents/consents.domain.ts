import { consentsContract } from "@jobami/api/consents/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { atPerson } from "../../platform/audit/reads.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { consentsDuties } from "./consents.duties.ts";
import { consentsErrors } from "./consents.errors.ts";
import { registerConsentExport } from "./consents.export.ts";
import { consentsRoutes } from "./consents.routes.ts";
import { type ConsentsService, createConsents } from "./consents.service.ts";
import { consentsTables } from "./consents.tables.ts";
import { announcementJob, createTermsVersions } from "./terms-versions.service.ts";

export type { Consents } from "./consents.service.ts";

/** Who agreed to the terms and to the use of AI, when and under which names. */
export const consentsDomain = defineDomain({
  name: "consents",
  create: ({ platform, use }): ConsentsService => ({
    ...createConsents(platform),
    terms: createTermsVersions({ ...platform, notifications: use(notificationsDomain) }),
  }),
  duties: () => consentsDuties,
  contract: consentsContract,
  reads: { register: { kind: "journal.read" }, history: atPerson("account.read") },
  errors: consentsErrors,
  routes: consentsRoutes,
  serve: (app, _consents, { platform }) => registerConsentExport(app, platform),
  tables: consentsTables,
  // Once published, and every hour for whoever proved their address since.
  jobs: ({ terms }) => ({ [announcementJob]: { cron: "17 * * * *", run: terms.announce } }),
  notificationKinds: { account: { mail: "own", isEssential: true } },
  onSignUp: (consents) => consents.acceptTermsAtSignUp,
});
