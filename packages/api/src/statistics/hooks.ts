import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { statisticsClient } from "./client.ts";
import { type StatisticsPeriod, statisticsRoutes } from "./routes.ts";

/** The signed-in person's figures of a period. */
export function useStatistics(periode: StatisticsPeriod) {
  const client = statisticsClient(useApi());
  const query = { periode };
  return useSWR(
    readingKey(statisticsRoutes.figures, {}, query),
    async () => (await client.figures({ query })).data,
  );
}

/** The same in detail. Refused to those who do not have the option. */
export function useAdvancedStatistics(periode: StatisticsPeriod) {
  const client = statisticsClient(useApi());
  const query = { periode };
  return useSWR(
    readingKey(statisticsRoutes.advanced, {}, query),
    async () => (await client.advanced({ query })).data,
  );
}
