import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { profilesClient } from "./client.ts";
import { profilesRoutes } from "./routes.ts";

/** The profile of the signed-in person. */
export function useOwnProfile() {
  const client = profilesClient(useApi());
  return useSWR(readingKey(profilesRoutes.own), () => client.own());
}
