import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { proposalsClient } from "./client.ts";
import type { proposalsContract } from "./contract.ts";
import { proposalsRoutes } from "./routes.ts";

type Query = NonNullable<InputOf<typeof proposalsContract.sent>["query"]>;

/** The proposals on a mission that the person may see. */
export function useProposalsOf(missionId: string) {
  const client = proposalsClient(useApi());
  return useSWR(readingKey(proposalsRoutes.ofMission, { id: missionId }), () =>
    client.ofMission({ params: { id: missionId } }),
  );
}

/** The signed-in jobbeur's own proposal on a mission. */
export function useOwnProposal(missionId: string) {
  const client = proposalsClient(useApi());
  return useSWR(readingKey(proposalsRoutes.own, { id: missionId }), () =>
    client.own({ params: { id: missionId } }),
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
