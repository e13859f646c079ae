import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { comparisonClient } from "./client.ts";
import { comparisonRoutes } from "./routes.ts";

/** What is known of those who propose to do a mission of one’s own. */
export function useComparison(missionId: string) {
  const client = comparisonClient(useApi());
  return useSWR(
    readingKey(comparisonRoutes.read, { id: missionId }),
    async () => (await client.read({ params: { id: missionId } })).data,
  );
}
