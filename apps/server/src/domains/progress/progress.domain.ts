import { progressContract } from "@jobami/api/progress/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { filesDomain } from "../files/files.domain.ts";
import { jobiDomain } from "../jobi/jobi.domain.ts";
import { messagesDomain } from "../messages/messages.domain.ts";
import { missionsDomain } from "../missions/missions.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { progressErrors } from "./progress.errors.ts";
import { workPhotoOwner } from "./progress.photos.ts";
import { sidesOfMission } from "./progress.reads.ts";
import { createConfirmationReminders } from "./progress.reminders.ts";
import { progressRoutes } from "./progress.routes.ts";
import { createProgress } from "./progress.service.ts";
import { createSuspensions } from "./progress.suspension.ts";
import { progressTables } from "./progress.tables.ts";

export { absentFrom } from "./progress.incident-state.ts";
export { sidesOfMission } from "./progress.reads.ts";
export type { Progress } from "./progress.service.ts";
export type { AgreedSum } from "./progress.sums.ts";

/** What becomes of a mission that was agreed on: its steps, its confirmation and its payment. */
export const progressDomain = defineDomain({
  name: "progress",
  create: ({ platform, use }) => {
    const missions = use(missionsDomain);
    const notifications = use(notificationsDomain);
    return {
      ...createProgress({
        ...platform,
        missions,
        jobi: use(jobiDomain),
        messages: use(messagesDomain),
        notifications,
        files: use(filesDomain),
      }),
      ...createSuspensions({ missions, notifications }),
      remind: createConfirmationReminders({ ...platform, standing: missions.standing, notifications }),
    };
  },
  contract: progressContract,
  reads: { read: { kind: "evidence.read", power: "disputes.read", whose: sidesOfMission } },
  errors: progressErrors,
  routes: progressRoutes,
  tables: progressTables,
  ownsFiles: () => [workPhotoOwner],
  jobs: (progress) => {
    const run = async () => {
      while ((await progress.confirmUnanswered()) > 0);
    };
    return {
      "progress.confirm": { cron: "*/10 * * * *", run },
      "progress.recover": { cron: "23 4 * * *", run: async () => void (await progress.recoverJobis()) },
      // By day: a reminder is no reason to wake anybody.
      "progress.remind": { cron: "7 9-19 * * *", run: progress.remind },
    };
  },
  notificationKinds: {
    mission_progress: { mail: "none" },
    mission_done: { mail: "unread" },
    mission_changes: { mail: "unread" },
    mission_incident: { mail: "unread" },
    payment_recorded: { mail: "none" },
  },
  onMissionClose: ({ settle }) => settle,
  onSuspension: ({ suspended }) => suspended,
});
