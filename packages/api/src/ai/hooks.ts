import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import type { Period } from "../staff/routes.ts";
import { aiClient } from "./client.ts";
import { type AiProvider, aiRoutes } from "./routes.ts";

const queryOf = (period: Period | undefined) => (period === undefined ? {} : { period });

/** How a provider is set up. */
export function useAiInfo(provider: AiProvider) {
  const client = aiClient(useApi());
  const params = { provider };
  return useSWR(readingKey(aiRoutes.info, params), () => client.info({ params }));
}

/** The calls of a provider, in a period where one is named. */
export function useAiStats(provider: AiProvider, period: Period | undefined) {
  const client = aiClient(useApi());
  const [params, query] = [{ provider }, queryOf(period)];
  return useSWR(readingKey(aiRoutes.stats, params, query), () => client.stats({ params, query }));
}

/** The pictures that were made, in a period where one is named. */
export function useAiImages(period: Period | undefined) {
  const client = aiClient(useApi());
  const query = queryOf(period);
  return useSWR(readingKey(aiRoutes.images, {}, query), () => client.images({ query }));
}

/** What the models of OpenRouter cost. */
export function useAiPricing() {
  const client = aiClient(useApi());
  return useSWR(readingKey(aiRoutes.pricing), () => client.pricing());
}
