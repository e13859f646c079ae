import type { Api } from "@jobami/api/http/client";
import { newKey } from "@jobami/api/http/new-key";
import { missionsClient } from "@jobami/api/missions/client";
import type { Mission } from "@jobami/api/missions/contract";
import {
  type Closing,
  createMissionClosingMachine,
  type MissionClosingMachine,
} from "@jobami/machines/missions/mission-closing";
import { fromPromise } from "xstate";

/** The end of a mission with its one call to the server. */
export function closingMachine(api: Api): MissionClosingMachine {
  const client = missionsClient(api);
  return createMissionClosingMachine({ newIdempotencyKey: newKey }).provide({
    actors: {
      closeMission: fromPromise<Mission, Closing>(async ({ input, signal }) => {
        const { missionId, statut, idempotencyKey } = input;
        return (await client.close({ params: { id: missionId }, body: { statut }, idempotencyKey, signal }))
          .data;
      }),
    },
  });
}
