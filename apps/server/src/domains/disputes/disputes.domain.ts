import { disputesContract } from "@jobami/api/disputes/contract";
import { sql } from "drizzle-orm";
import { defineDomain } from "../../composition/define-domain.ts";
import { filesDomain } from "../files/files.domain.ts";
import { missionsDomain } from "../missions/missions.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { progressDomain, sidesOfMission } from "../progress/progress.domain.ts";
import { disputesErrors } from "./disputes.errors.ts";
import { disputeFileOwner } from "./disputes.files.ts";
import { disputesRoutes } from "./disputes.routes.ts";
import { createDisputes } from "./disputes.service.ts";
import { disputesTables } from "./disputes.tables.ts";

/** What two people who agreed on a mission do not agree on, and how it ends. */
export const disputesDomain = defineDomain({
  name: "disputes",
  create: ({ platform, use }) =>
    createDisputes({
      ...platform,
      missions: use(missionsDomain),
      progress: use(progressDomain).disputes,
      notifications: use(notificationsDomain),
      files: use(filesDomain),
    }),
  contract: disputesContract,
  reads: {
    list: { kind: "journal.read" },
    one: {
      kind: "evidence.read",
      whose: ({ params, viewer }) =>
        sql`select s.id from disputes d join mission_agreements a on a.mission_id = d.mission_id,
          unnest(array[a.owner_id, a.jobbeur_id]) as s (id) where d.id = ${params.id}::uuid and s.id <> ${viewer}::uuid`,
    },
    read: { kind: "evidence.read", power: "disputes.read", whose: sidesOfMission },
  },
  errors: disputesErrors,
  routes: disputesRoutes,
  tables: disputesTables,
  staffWork: ({ work }) => [work],
  ownsFiles: () => [disputeFileOwner],
  jobs: (disputes) => {
    const run = async () => {
      while ((await disputes.closeDecided()) > 0);
    };
    return { "disputes.close": { cron: "*/10 * * * *", run } };
  },
  notificationKinds: { dispute: { mail: "unread" } },
  onLeave: ({ holdings }) => ({ holdings }),
});
