import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { usersClient } from "./client.ts";
import { usersRoutes } from "./routes.ts";

/** What the promotion of referencing is decided by; nothing is read while it is not asked for. */
export function useSeoStats(isAsked = true) {
  const client = usersClient(useApi());
  return useSWR(isAsked ? readingKey(usersRoutes.seoPromotionStats) : null, async () => {
    const { stats } = await client.seoPromotionStats();
    return stats;
  });
}

/** One's telephone number and birth date. */
export function usePersonalDetails() {
  const client = usersClient(useApi());
  return useSWR(readingKey(usersRoutes.details), () => client.details());
}

/** Whether one's profile is hidden. */
export function useVisibility() {
  const client = usersClient(useApi());
  return useSWR(readingKey(usersRoutes.visibility), () => client.visibility());
}
