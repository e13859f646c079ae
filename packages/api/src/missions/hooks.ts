import useSWR, { type SWRResponse } from "swr";
import type { AnswerOf, InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { missionsClient } from "./client.ts";
import type { ListedMission, MatchingMission, MissionReactions, missionsContract } from "./contract.ts";
import { missionsRoutes } from "./routes.ts";

type Query = NonNullable<InputOf<typeof missionsContract.list>["query"]>;
type Page = AnswerOf<typeof missionsContract.list>;

type MatchingQuery = NonNullable<InputOf<typeof missionsContract.matching>["query"]>;

/** Open missions that suit the person, page by page. */
export const matchingMissionPages: PagedReading<MatchingMission, Omit<MatchingQuery, "page">> = {
  route: missionsRoutes.matching,
  // The nearest are not read by key: a rejected one would leave its place to the next.
  read: (api, { cursor: _, ...query }) => missionsClient(api).matching({ query }),
};

/** A few open missions that suit the person. */
export function useMatchingMissions(query: { limit: number }) {
  const client = missionsClient(useApi());
  return useSWR<AnswerOf<typeof missionsContract.matching>>(
    readingKey(missionsRoutes.matching, {}, query),
    () => client.matching({ query }),
  );
}

/** The person's own missions of every status, newest first. */
export function useOwnMissions(query: Omit<Query, "owner"> = {}): SWRResponse<Page> {
  const client = missionsClient(useApi());
  const own = { ...query, owner: "true" } as const;
  return useSWR<Page>(readingKey(missionsRoutes.all, {}, own), () => client.all({ query: own }));
}

/** Open missions, page by page. */
export const openMissionPages: PagedReading<ListedMission, Query> = {
  route: missionsRoutes.list,
  read: (api, query) => missionsClient(api).list({ query }),
};

/** The missions of every status that the person may see, page by page. */
export const allMissionPages: PagedReading<ListedMission, Query> = {
  route: missionsRoutes.all,
  read: (api, query) => missionsClient(api).all({ query }),
};

/** What people declared of a mission with one press. */
export function useMissionReactions(id: string) {
  const client = missionsClient(useApi());
  return useSWR(readingKey(missionsRoutes.reactions, { id }), () => client.reactions({ params: { id } }));
}

/** Puts what a reaction answered where it is read. */
export function keepReactions(readings: Readings, id: string, data: MissionReactions): void {
  readings.change(missionsRoutes.reactions, { id }, () => ({ success: true, data }));
}

/** Marks a mission as dismissed or not in the pages that show it, where it stays until they are read again; other pages are read anew. */
export function keepRejection(readings: Readings, id: string, isRejected: boolean): void {
  readings.change<AnswerOf<typeof missionsContract.matching>>(missionsRoutes.matching, {}, (known) =>
    known?.data.some((one) => one.id === id)
      ? { ...known, data: known.data.map((one) => (one.id === id ? { ...one, isRejected } : one)) }
      : undefined,
  );
}
