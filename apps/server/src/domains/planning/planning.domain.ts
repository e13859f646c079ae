import { planningContract } from "@jobami/api/planning/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { missionsDomain } from "../missions/missions.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { placesDomain } from "../places/places.domain.ts";
import { profilesDomain } from "../profiles/profiles.domain.ts";
import { registerAgenda } from "./agenda.route.ts";
import { createFeeds } from "./feeds.service.ts";
import { createHours } from "./hours.service.ts";
import { planningErrors } from "./planning.errors.ts";
import { planningRoutes } from "./planning.routes.ts";
import { createPlanning } from "./planning.service.ts";
import { planningTables } from "./planning.tables.ts";
import { createReminders } from "./reminders.service.ts";
import { createTravels } from "./travels.ts";

export type { PlanningService } from "./planning.service.ts";

/** When agreed missions are, and when people are not there for any. */
export const planningDomain = defineDomain({
  name: "planning",
  create: ({ platform, use }) => {
    const notifications = use(notificationsDomain);
    const profiles = use(profilesDomain);
    const travels = createTravels({ places: use(placesDomain) });
    return {
      planning: createPlanning({ ...platform, profiles, travels }),
      hours: createHours({ ...platform, missions: use(missionsDomain), notifications, profiles, travels }),
      feeds: createFeeds({ ...platform, profiles }),
      reminders: createReminders({ ...platform, notifications, profiles }),
    };
  },
  contract: planningContract,
  errors: planningErrors,
  routes: planningRoutes,
  serve: (app, { feeds }, { platform }) => registerAgenda(app, platform, feeds),
  tables: planningTables,
  jobs: ({ reminders }) => ({ "planning.remind": { cron: "*/5 * * * *", run: () => reminders.run() } }),
  notificationKinds: { planning_hour: { mail: "unread" }, planning_reminder: { mail: "unread" } },
  awaited: ({ planning }) => planning.awaited,
  onMissionClose: ({ hours }) => hours.release,
});
