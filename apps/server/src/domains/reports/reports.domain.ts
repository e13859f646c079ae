import { reportsContract } from "@jobami/api/reports/contract";
import { sql } from "drizzle-orm";
import { defineDomain } from "../../composition/define-domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { reportsErrors } from "./reports.errors.ts";
import { reportsRoutes } from "./reports.routes.ts";
import { createReports, flagJob } from "./reports.service.ts";
import { reportsTables } from "./reports.tables.ts";

/** What people report, what the filter notices, and what moderators decide of it. */
export const reportsDomain = defineDomain({
  name: "reports",
  create: ({ platform, use, all }) =>
    createReports({
      platform,
      users: use(usersDomain),
      notifications: use(notificationsDomain),
      reportables: () => all("reportable").flat(),
      appealLink: async (tx, of) => (await all("appealLink")[0]?.(tx, of)) ?? null,
    }),
  contract: reportsContract,
  reads: {
    cases: { kind: "journal.read" },
    case: {
      kind: "evidence.read",
      whose: ({ params, viewer }) =>
        sql`select author_id as id from moderation_cases where id = ${params.id}::uuid and author_id <> ${viewer}::uuid`,
    },
  },
  errors: reportsErrors,
  routes: reportsRoutes,
  tables: reportsTables,
  onWritten: ({ look }) => look,
  staffWork: ({ work }) => [work],
  jobs: ({ flag, close }) => ({
    [flagJob]: { run: flag },
    "reports.close": { cron: "17 4 * * *", run: close },
  }),
});
