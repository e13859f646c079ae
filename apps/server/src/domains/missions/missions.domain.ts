import { missionsContract } from "@jobami/api/missions/contract";
import { renewalCron } from "../../composition/contact-filter.ts";
import { defineDomain } from "../../composition/define-domain.ts";
import { watchOf } from "../../composition/watch.ts";
import { consentsDomain } from "../consents/consents.domain.ts";
import { filesDomain } from "../files/files.domain.ts";
import { jobiDomain } from "../jobi/jobi.domain.ts";
import { maskingDomain } from "../masking/masking.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { placesDomain } from "../places/places.domain.ts";
import { profilesDomain } from "../profiles/profiles.domain.ts";
import { missionsErrors } from "./missions.errors.ts";
import { notifyJob } from "./missions.match-notifier.ts";
import { createMissionsRepository } from "./missions.repository.ts";
import { missionsRoutes } from "./missions.routes.ts";
import { createMissionsService } from "./missions.service.ts";
import { missionsTables } from "./missions.tables.ts";
import { createMissionStanding } from "./standing.service.ts";

export type { Asking } from "./asking.service.ts";
export { priceText, quoted } from "./missions.copy.ts";
export type { MissionInput } from "./missions.input.ts";
export type { MissionRow } from "./missions.repository.ts";
export type { MissionsService } from "./missions.service.ts";
export type { MissionStanding } from "./standing.service.ts";

/** Missions: posted, listed, ended. What else ends with a mission is contributed by `onMissionEnd`. */
export const missionsDomain = defineDomain({
  name: "missions",
  create: ({ platform, use, all, isHistory }) => {
    const missions = createMissionsRepository(platform.db);
    const notifications = use(notificationsDomain);
    return createMissionsService({
      ...platform,
      isHistory,
      missions,
      standing: createMissionStanding({ ...platform, missions, notifications }),
      endings: () => all("onMissionEnd"),
      closings: () => all("onMissionClose"),
      watch: watchOf({ all }),
      masking: use(maskingDomain),
      files: use(filesDomain),
      places: use(placesDomain),
      profiles: use(profilesDomain),
      consents: use(consentsDomain),
      jobi: use(jobiDomain),
      notifications,
    });
  },
  contract: missionsContract,
  errors: missionsErrors,
  routes: missionsRoutes,
  tables: missionsTables,
  jobs: (missions) => {
    const run = async () => {
      while ((await missions.expire()) > 0);
    };
    const endAsks = async () => {
      while ((await missions.asking.end()) > 0);
    };
    const refilter = async () => {
      for (const renewal of missions.renewals) await renewal.run();
    };
    return {
      "missions.refilter": { cron: renewalCron, run: refilter },
      "missions.ends-of-asks": { cron: "* * * * *", run: endAsks },
      "missions.expire": { cron: "*/5 * * * *", run },
      [notifyJob]: { run: missions.notifyMatches },
    };
  },
  notificationKinds: { mission_published: { mail: "none" }, mission_closed: { mail: "none" } },
  awaited: ({ asking }) => asking.awaited,
  reportable: ({ moderation, pictures }) => [moderation, pictures.moderation],
  maskable: ({ maskable }) => maskable,
  ownsFiles: ({ pictures }) => [pictures.fileOwner],
  onLeave: (missions) => ({
    holdings: missions.holdings,
    heldMissions: missions.openOf,
    subjects: async (tx, userId) => ({ missionIds: await missions.idsOf(tx, userId) }),
    withdraw: missions.leave,
  }),
});
