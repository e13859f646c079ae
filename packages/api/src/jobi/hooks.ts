import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { jobiClient } from "./client.ts";
import type { JobiMovement, jobiContract } from "./contract.ts";
import { balanceReading, jobiRoutes } from "./routes.ts";

/** The Jobi of the signed-in person, good for 30 s [JOBI-08]; nothing is asked while `isSignedIn` is false. */
export function useJobiBalance(isSignedIn: boolean) {
  const client = jobiClient(useApi());
  return useSWR(isSignedIn ? readingKey(jobiRoutes.balance) : null, () => client.balance(), balanceReading);
}

/** What the signed-in person can earn Jobi with, and has. */
export function useJobiGains() {
  const client = jobiClient(useApi());
  return useSWR(readingKey(jobiRoutes.gains), () => client.gains());
}

type Query = NonNullable<InputOf<typeof jobiContract.movements>["query"]>;

/** The movements of the person’s Jobi, page by page. */
export const jobiMovementPages: PagedReading<JobiMovement, Query> = {
  route: jobiRoutes.movements,
  read: (api, query) => jobiClient(api).movements({ query }),
};
