import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { proposalsClient } from "./client.ts";
import type { PricesQuery, Proposal, ProposalSide, proposalsContract } from "./contract.ts";
import { proposalsRoutes } from "./routes.ts";

type Query = NonNullable<InputOf<typeof proposalsContract.sent>["query"]>;

/** The proposals on a mission that the person may see. */
export function useProposalsOf(missionId: string, isWanted = true) {
  const client = proposalsClient(useApi());
  return useSWR(isWanted ? readingKey(proposalsRoutes.ofMission, { id: missionId }) : null, () =>
    client.ofMission({ params: { id: missionId } }),
  );
}

/** The signed-in jobbeur's own proposal on a mission. */
export function useOwnProposal(missionId: string, isWanted = true) {
  const client = proposalsClient(useApi());
  return useSWR(isWanted ? readingKey(proposalsRoutes.own, { id: missionId }) : null, () =>
    client.own({ params: { id: missionId } }),
  );
}

/** What waits for the person. */
export function useWaiting() {
  const client = proposalsClient(useApi());
  return useSWR(readingKey(proposalsRoutes.waiting), () => client.waiting());
}

/** What the proposals that the person made, or received, come to. */
export function useProposalStats(side: ProposalSide) {
  const client = proposalsClient(useApi());
  const [route, read] =
    side === "client"
      ? ([proposalsRoutes.receivedStats, client.receivedStats] as const)
      : ([proposalsRoutes.sentStats, client.sentStats] as const);
  return useSWR(readingKey(route), async () => (await read()).data);
}

/** What others agreed on for a service, priced the same way; nothing is read before there is one. */
export function useAcceptedPrices(subcategory: string, budget_type: PricesQuery["budget_type"]) {
  const client = proposalsClient(useApi());
  const query = { subcategory, budget_type } as PricesQuery;
  return useSWR(subcategory === "" ? null : readingKey(proposalsRoutes.prices, {}, query), () =>
    client.prices({ query }),
  );
}

/** Proposals made by the person. */
export function useSentProposals(query: Query = {}) {
  const client = proposalsClient(useApi());
  return useSWR(readingKey(proposalsRoutes.sent, {}, query), () => client.sent({ query }));
}

/** Proposals on the person's missions. */
export function useReceivedProposals(query: Query = {}) {
  const client = proposalsClient(useApi());
  return useSWR(readingKey(proposalsRoutes.received, {}, query), () => client.received({ query }));
}

/** Proposals made by the person, page by page. */
export const sentProposalPages: PagedReading<Proposal, Query> = {
  route: proposalsRoutes.sent,
  read: (api, query) => proposalsClient(api).sent({ query }),
};

/** Proposals on the person's missions, page by page. */
export const receivedProposalPages: PagedReading<Proposal, Query> = {
  route: proposalsRoutes.received,
  read: (api, query) => proposalsClient(api).received({ query }),
};
