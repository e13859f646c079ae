import type { Mission } from "@jobami/api/missions/contract";
import type { SQL } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import type { Live } from "../../platform/live/live.ts";
import { everyJobbeur } from "../users/users.domain.ts";
import type { createMatchNotifier } from "./missions.match-notifier.ts";

/** Shows a mission that is open to all in the lists of jobbeurs, and informs those whom it suits. */
export function createPublishing(deps: {
  live: Pick<Live, "record">;
  matchNotifier: Pick<ReturnType<typeof createMatchNotifier>, "order">;
  /** Those whom it suits: a query with the column `id`. */
  suitedBy: (mission: Mission) => SQL;
}) {
  const { live, matchNotifier, suitedBy } = deps;
  return async (tx: Tx, mission: Mission): Promise<void> => {
    live.record(tx, everyJobbeur({ except: mission.owner.id }), "mission_published", { mission });
    live.record(tx, suitedBy(mission), "mission_matched", { missionId: mission.id });
    await matchNotifier.order(tx, mission);
  };
}

export type Publish = ReturnType<typeof createPublishing>;
