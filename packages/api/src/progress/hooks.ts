import useSWR from "swr";
import type { AnswerOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { progressClient } from "./client.ts";
import type { MissionProgress, progressContract } from "./contract.ts";
import { progressRoutes } from "./routes.ts";

/** How a mission that was agreed on goes. */
export function useProgress(missionId: string) {
  const client = progressClient(useApi());
  return useSWR(readingKey(progressRoutes.read, { id: missionId }), () =>
    client.read({ params: { id: missionId } }),
  );
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
