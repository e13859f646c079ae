import { useEffect } from "react";
import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import type { PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { aiCreditsClient } from "./client.ts";
import type { CreditLine } from "./contract.ts";
import { aiCreditsRoutes, creditReading } from "./routes.ts";

/** What a page announces on the window when credits came or went [AICR-15]. */
export const aiCreditsUpdated = "ai-credits-updated";

/** The AI credits of the signed-in person; read again when a page announces that they moved. */
export function useAiCredits(isSignedIn: boolean) {
  const client = aiCreditsClient(useApi());
  const key = isSignedIn ? readingKey(aiCreditsRoutes.balance) : null;
  const reading = useSWR(key, () => client.balance(), creditReading);
  const { mutate } = reading;
  useEffect(() => {
    const refresh = () => void mutate();
    globalThis.addEventListener(aiCreditsUpdated, refresh);
    return () => globalThis.removeEventListener(aiCreditsUpdated, refresh);
  }, [mutate]);
  return reading;
}

/** What came and went, page by page. */
export const creditHistoryPages: PagedReading<CreditLine, { page?: number; limit?: number }> = {
  route: aiCreditsRoutes.history,
  read: async (api, query) => {
    const { history, pagination } = await aiCreditsClient(api).history({ query });
    return { data: history, pagination };
  },
};
