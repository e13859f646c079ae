import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { verificationClient } from "./client.ts";
import type { verificationContract, WaitingPerson } from "./contract.ts";
import { verificationRoutes } from "./routes.ts";

/** What one proved of oneself. */
export function useOwnVerification() {
  const client = verificationClient(useApi());
  return useSWR(readingKey(verificationRoutes.own), () => client.own());
}

type QueueInput = NonNullable<InputOf<typeof verificationContract.queue>["query"]>;

/** Who waits for a decision, for administrators, page by page. */
export const waitingPages: KeyedReading<WaitingPerson, QueueInput> = {
  route: verificationRoutes.queue,
  read: (api, query) => verificationClient(api).queue({ query }),
};

/** The documents of a person, for administrators. */
export function useVerificationOf(id: string) {
  const client = verificationClient(useApi());
  return useSWR(readingKey(verificationRoutes.person, { id }), () => client.person({ params: { id } }));
}
