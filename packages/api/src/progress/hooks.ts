import useSWR from "swr";
import type { AnswerOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import type { Mission } from "../missions/contract.ts";
import { progressClient } from "./client.ts";
import type { MissionProgress, progressContract } from "./contract.ts";
import { progressRoutes } from "./routes.ts";

/** How a mission that was agreed on goes. */
export function useProgress(missionId: string, isWanted = true) {
  const client = progressClient(useApi());
  return useSWR(isWanted ? readingKey(progressRoutes.read, { id: missionId }) : null, () =>
    client.read({ params: { id: missionId } }),
  );
}

/** Whether a mission under way waits for a dispute; asked of no other one. */
export function useIsDisputed({ id, statut }: Pick<Mission, "id" | "statut">): boolean {
  const client = progressClient(useApi());
  const key = statut === "en_cours" ? readingKey(progressRoutes.read, { id }) : null;
  return useSWR(key, () => client.read({ params: { id } })).data?.data?.isDisputed ?? false;
}

/** Puts what a step answered where it is read. */
export function keepProgress(readings: Readings, data: MissionProgress): void {
  readings.change<AnswerOf<typeof progressContract.read>>(
    progressRoutes.read,
    { id: data.missionId },
    () => ({
      success: true,
      data,
    }),
  );
}
