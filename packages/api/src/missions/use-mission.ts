import { useMemo } from "react";
import useSWR, { useSWRConfig } from "swr";
import type { AnswerOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { readIn } from "../http/read-in.ts";
import { missionsClient } from "./client.ts";
import type { Mission, missionsContract } from "./contract.ts";
import { missionsRoutes } from "./routes.ts";

const pagesOfMissions = [missionsRoutes.list, missionsRoutes.all, missionsRoutes.matching];

/** One mission; until it is read, as a list that was read states it. */
export function useMission(id: string) {
  const client = missionsClient(useApi());
  const { cache } = useSWRConfig();
  const listed = useMemo(() => readIn<Mission>(cache, pagesOfMissions, id), [cache, id]);
  return useSWR<AnswerOf<typeof missionsContract.details>>(
    readingKey(missionsRoutes.details, { id }),
    () => client.details({ params: { id } }),
    listed === undefined ? {} : { fallbackData: { success: true, data: listed } },
  );
}
