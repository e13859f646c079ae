import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { withdrawalsClient } from "./client.ts";
import { withdrawalsRoutes } from "./routes.ts";

/** What the signed-in person may withdraw from. */
export function useOpenContracts(isSignedIn = true) {
  const client = withdrawalsClient(useApi());
  return useSWR(isSignedIn ? readingKey(withdrawalsRoutes.contracts) : null, () => client.contracts());
}
