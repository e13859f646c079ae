import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { adviceClient } from "./client.ts";
import { type AdviceSlug, adviceRoutes } from "./routes.ts";

/** The articles of advice that the signed-in person has read. */
export function useAdviceReads() {
  const client = adviceClient(useApi());
  return useSWR(
    readingKey(adviceRoutes.reads),
    async (): Promise<AdviceSlug[]> => (await client.reads()).data,
  );
}

/** Puts what has been read by now where it was read. */
export function keepAdviceReads(readings: Readings, reads: readonly AdviceSlug[]): void {
  readings.change<readonly AdviceSlug[]>(adviceRoutes.reads, {}, () => reads);
}
