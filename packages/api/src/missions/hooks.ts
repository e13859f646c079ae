import useSWR, { type SWRResponse } from "swr";
import type { AnswerOf, InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { missionsClient } from "./client.ts";
import type { missionsContract } from "./contract.ts";
import { missionsRoutes } from "./routes.ts";

type Query = NonNullable<InputOf<typeof missionsContract.list>["query"]>;
type Page = AnswerOf<typeof missionsContract.list>;

/** A page of open missions. */
export function useMissions(query: Query = {}): SWRResponse<Page> {
  const client = missionsClient(useApi());
  return useSWR<Page>(readingKey(missionsRoutes.list, {}, query), () => client.list({ query }));
}

/** A page of the missions of every status that the person may see. */
export function useAllMissions(query: Query = {}): SWRResponse<Page> {
  const client = missionsClient(useApi());
  return useSWR<Page>(readingKey(missionsRoutes.all, {}, query), () => client.all({ query }));
}

/** One mission. */
export function useMission(id: string) {
  const client = missionsClient(useApi());
  return useSWR(readingKey(missionsRoutes.details, { id }), () => client.details({ params: { id } }));
}
