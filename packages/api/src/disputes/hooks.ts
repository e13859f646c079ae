import useSWR from "swr";
import type { AnswerOf, InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { disputesClient } from "./client.ts";
import type { DisputeCase, DisputeStanding, disputesContract } from "./contract.ts";
import { disputesRoutes } from "./routes.ts";

type ListInput = NonNullable<InputOf<typeof disputesContract.list>["query"]>;

/** The dispute of a mission that was agreed on. */
export function useDispute(missionId: string, isWanted = true) {
  const client = disputesClient(useApi());
  return useSWR(isWanted ? readingKey(disputesRoutes.read, { id: missionId }) : null, () =>
    client.read({ params: { id: missionId } }),
  );
}

/** Puts what an act answered where it is read. */
export function keepDispute(readings: Readings, missionId: string, data: DisputeStanding): void {
  readings.change<AnswerOf<typeof disputesContract.read>>(disputesRoutes.read, { id: missionId }, () => ({
    success: true,
    data,
  }));
}

/** Disputes for staff, page by page. */
export const disputePages: KeyedReading<DisputeCase, ListInput> = {
  route: disputesRoutes.list,
  read: (api, query) => disputesClient(api).list({ query }),
};

/** A dispute for staff. */
export function useDisputeCase(id: string) {
  const client = disputesClient(useApi());
  return useSWR(readingKey(disputesRoutes.one, { id }), () => client.one({ params: { id } }));
}

/** Forgets the lists of disputes, which one left and another joined: whoever shows one reads it anew. */
export function forgetDisputes(readings: Readings): void {
  readings.change(disputesRoutes.list, {}, () => undefined);
}
