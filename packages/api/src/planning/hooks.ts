import useSWR from "swr";
import type { AnswerOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { proposalsRoutes } from "../proposals/routes.ts";
import { planningClient } from "./client.ts";
import type { HourQuery, MissionHour, planningContract } from "./contract.ts";
import { planningRoutes } from "./routes.ts";

/** Some days of the planning. */
export function usePlanning(from: string, days: number) {
  const client = planningClient(useApi());
  return useSWR(readingKey(planningRoutes.read, {}, { from, days }), () =>
    client.read({ query: { from, days } }),
  );
}

/** Whether other calendars can read the planning. */
export function useFeed() {
  const client = planningClient(useApi());
  return useSWR(readingKey(planningRoutes.feed), () => client.feed());
}

/** The hour of an agreed mission. */
export function useMissionHour(missionId: string, isWanted = true) {
  const client = planningClient(useApi());
  return useSWR(isWanted ? readingKey(planningRoutes.hour, { id: missionId }) : null, () =>
    client.hour({ params: { id: missionId } }),
  );
}

/** For which ways an hour would leave too little time; null asks for none. */
export function useWays(missionId: string, query: HourQuery | null) {
  const client = planningClient(useApi());
  return useSWR(
    query === null ? null : readingKey(planningRoutes.ways, { id: missionId }, { ...query }),
    () => (query === null ? undefined : client.ways({ params: { id: missionId }, query })),
  );
}

/** Puts what an act answered where it is read. */
export function keepHour(readings: Readings, data: MissionHour): void {
  readings.change<AnswerOf<typeof planningContract.hour>>(
    planningRoutes.hour,
    { id: data.missionId },
    () => ({
      success: true,
      data,
    }),
  );
  readings.readAgain(planningRoutes.read);
  readings.readAgain(planningRoutes.asked);
  readings.readAgain(proposalsRoutes.waiting);
}
