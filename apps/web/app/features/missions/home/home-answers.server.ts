import type { SessionUser } from "@jobami/api/auth/contract";
import { financesClient } from "@jobami/api/finances/client";
import { financesRoutes } from "@jobami/api/finances/routes";
import type { Api } from "@jobami/api/http/client";
import { readingKey } from "@jobami/api/http/keys";
import { missionsClient } from "@jobami/api/missions/client";
import { missionsRoutes } from "@jobami/api/missions/routes";
import { notificationsClient } from "@jobami/api/notifications/client";
import { notificationsRoutes } from "@jobami/api/notifications/routes";
import { planningClient } from "@jobami/api/planning/client";
import { planningRoutes } from "@jobami/api/planning/routes";
import { proposalsClient } from "@jobami/api/proposals/client";
import { proposalsRoutes } from "@jobami/api/proposals/routes";
import type { FirstAnswer } from "../../../platform/reading/index.server.ts";
import { shownMissions } from "../missions/index.ts";

/** What the hooks of the home read, under the same keys: a journey holds that the browser asks for none of it again. */
export function homeAnswers(api: Api, { user_type }: SessionUser): readonly FirstAnswer[] {
  const unread = { unread: "true", page: 1 } as const;
  const few = { limit: shownMissions };
  const own = { ...few, owner: "true" } as const;
  const missions = missionsClient(api);
  return [
    [readingKey(proposalsRoutes.waiting), proposalsClient(api).waiting()],
    [readingKey(planningRoutes.asked), planningClient(api).asked()],
    [readingKey(notificationsRoutes.list, {}, unread), notificationsClient(api).list({ query: unread })],
    ...(user_type === "jobbeur"
      ? ([
          [readingKey(missionsRoutes.matching, {}, few), missions.matching({ query: few })],
          [readingKey(financesRoutes.year, {}, { sens: "recus" }), yearOf(api)],
        ] as const)
      : ([[readingKey(missionsRoutes.all, {}, own), missions.all({ query: own })]] as const)),
  ];
}

const yearOf = async (api: Api) => (await financesClient(api).year({ query: { sens: "recus" } })).data;
