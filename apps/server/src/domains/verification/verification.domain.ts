import { verificationContract } from "@jobami/api/verification/contract";
import { verificationPaper } from "@jobami/api/verification/routes";
import { sql } from "drizzle-orm";
import { defineDomain } from "../../composition/define-domain.ts";
import { atPerson } from "../../platform/audit/reads.ts";
import { filesDomain } from "../files/files.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { openCompanyRegister } from "./company-register.ts";
import { verificationErrors } from "./verification.errors.ts";
import { verificationRoutes } from "./verification.routes.ts";
import { createVerification } from "./verification.service.ts";
import { verificationTables } from "./verification.tables.ts";

export type { VerificationService } from "./verification.service.ts";

/** What people prove of themselves, and the badge that follows. */
export const verificationDomain = defineDomain({
  name: "verification",
  create: ({ platform, use, all }) =>
    createVerification({
      platform,
      users: use(usersDomain),
      files: use(filesDomain),
      notifications: use(notificationsDomain),
      register: openCompanyRegister(platform.config),
      reviews: () => all("positiveReviews"),
    }),
  contract: verificationContract,
  reads: {
    queue: { kind: "journal.read" },
    person: atPerson("papers.read"),
    take: {
      kind: "papers.read",
      whose: ({ params, viewer }) =>
        sql`select user_id as id from verification_documents where id = ${params.id}::uuid and user_id <> ${viewer}::uuid`,
    },
  },
  errors: verificationErrors,
  routes: verificationRoutes,
  tables: verificationTables,
  ownsFiles: ({ mayRead }) => [{ purpose: verificationPaper, mayRead }],
  jobs: ({ remind }) => ({ "verification.remind": { cron: "5 8 * * *", run: remind } }),
  notificationKinds: { verification: { mail: "own" } },
  staffWork: ({ work }) => [work],
  verifiedBadge: ({ hasBadge }) => hasBadge,
});
