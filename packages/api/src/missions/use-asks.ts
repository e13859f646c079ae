import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { missionsClient } from "./client.ts";
import { missionsRoutes } from "./routes.ts";

/** Missions for which the person is asked before everybody else; nothing is read while it is not asked for. */
export function useAskedMissions(isWanted = true) {
  const client = missionsClient(useApi());
  return useSWR(isWanted ? readingKey(missionsRoutes.asked) : null, async () => (await client.asked()).data);
}

/** Who was asked first for a mission of the person's own. */
export function useMissionAsks(id: string) {
  const client = missionsClient(useApi());
  return useSWR(
    readingKey(missionsRoutes.asks, { id }),
    async () => (await client.asks({ params: { id } })).data,
  );
}
