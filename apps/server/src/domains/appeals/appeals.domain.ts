import { appealsContract } from "@jobami/api/appeals/contract";
import { sql } from "drizzle-orm";
import { defineDomain } from "../../composition/define-domain.ts";
import type { Look } from "../../platform/audit/reads.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { peopleDomain } from "../people/people.domain.ts";
import { reportsDomain } from "../reports/reports.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { appealsErrors } from "./appeals.errors.ts";
import { serveDecisions } from "./appeals.export.ts";
import { createAppealKeys } from "./appeals.keys.ts";
import { appealsRoutes } from "./appeals.routes.ts";
import { createAppeals } from "./appeals.service.ts";
import { appealsTables } from "./appeals.tables.ts";

/** Who reads an appeal reads of those whom it concerns. */
const read: Look = {
  kind: "evidence.read",
  whose: ({ params, viewer }) =>
    sql`select s.id from appeals a, unnest(a.concerned) as s (id)
      where a.id = ${params.id}::uuid and s.id <> ${viewer}::uuid`,
};

/** Appeals against what moderators and administrators decided: another person decides again. */
export const appealsDomain = defineDomain({
  name: "appeals",
  create: ({ platform, use }) => {
    const { appeals: sanctions } = use(peopleDomain);
    const keys = createAppealKeys({ platform, newestSuspension: sanctions.newestSuspension });
    const appealables = [use(reportsDomain).appealable, sanctions.appealable];
    return {
      link: keys.link,
      ...createAppeals({
        platform,
        appealables,
        keys,
        users: use(usersDomain),
        notifications: use(notificationsDomain),
      }),
    };
  },
  contract: appealsContract,
  reads: { queue: { kind: "journal.read" }, ownDecisions: { kind: "journal.read" }, one: read, assign: read },
  errors: appealsErrors,
  routes: appealsRoutes,
  tables: appealsTables,
  serve: (app, appeals, { platform }) => serveDecisions(app, platform, appeals),
  jobs: ({ sweep }) => ({ "appeals.sweep": { cron: "37 4 * * *", run: sweep } }),
  staffWork: ({ work }) => [work],
  appealLink: ({ link }) => link,
  onSanctionLifted: ({ lifted }) => lifted,
});
