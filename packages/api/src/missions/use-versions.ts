import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { missionsClient } from "./client.ts";
import { missionsRoutes } from "./routes.ts";

/** What a mission stated before, as far as the person may read it; nothing is read while it is not asked for. */
export function useMissionVersions(id: string, isWanted = true) {
  const client = missionsClient(useApi());
  return useSWR(
    isWanted ? readingKey(missionsRoutes.versions, { id }) : null,
    async () => (await client.versions({ params: { id } })).data,
  );
}
