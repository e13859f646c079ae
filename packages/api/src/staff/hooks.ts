import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { staffClient } from "./client.ts";
import { staffRoutes } from "./routes.ts";

/** What waits for administrators. */
export function useAdministration() {
  const client = staffClient(useApi());
  return useSWR(readingKey(staffRoutes.administration), () => client.administration());
}

/** What waits for moderators. */
export function useModeration() {
  const client = staffClient(useApi());
  return useSWR(readingKey(staffRoutes.moderation), () => client.moderation());
}
