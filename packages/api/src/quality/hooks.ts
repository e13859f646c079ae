import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { qualityClient } from "./client.ts";
import { type QualityPeriod, qualityRoutes } from "./routes.ts";

/** The badges of the signed-in person, and those that they can still earn. */
export function useBadges() {
  const client = qualityClient(useApi());
  return useSWR(readingKey(qualityRoutes.badges), async () => (await client.badges()).data);
}

/** How the signed-in person works, over the last days. */
export function useQuality(days: QualityPeriod) {
  const client = qualityClient(useApi());
  const query = { days: String(days) };
  return useSWR(
    readingKey(qualityRoutes.figures, {}, query),
    async () => (await client.figures({ query })).data,
  );
}
