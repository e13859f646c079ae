import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { googleClient } from "./client.ts";
import { googleRoutes } from "./routes.ts";

/** The Google account that is linked to the signed-in person's. */
export function useGoogleAccount() {
  const client = googleClient(useApi());
  return useSWR(readingKey(googleRoutes.state), () => client.state());
}
