import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { jobiClient } from "./client.ts";
import { jobiRoutes } from "./routes.ts";

/** The Jobi of the signed-in person, good for 30 s [JOBI-08]; nothing is asked while `isSignedIn` is false. */
export function useJobiBalance(isSignedIn: boolean) {
  const client = jobiClient(useApi());
  return useSWR(isSignedIn ? readingKey(jobiRoutes.balance) : null, () => client.balance(), {
    dedupingInterval: 30_000,
  });
}
