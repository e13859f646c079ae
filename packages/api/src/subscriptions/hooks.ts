import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { subscriptionsClient } from "./client.ts";
import { subscriptionsRoutes } from "./routes.ts";

/** The plans there are. */
export function usePlans() {
  const client = subscriptionsClient(useApi());
  return useSWR(readingKey(subscriptionsRoutes.plans), () => client.plans());
}

/** The signed-in person's subscription; nothing is asked while `isSignedIn` is false. Asked again every `refreshMs` where something is awaited. */
export function useSubscriptionStatus(isSignedIn: boolean, refreshMs = 0) {
  const client = subscriptionsClient(useApi());
  return useSWR(isSignedIn ? readingKey(subscriptionsRoutes.status) : null, () => client.status(), {
    refreshInterval: refreshMs,
  });
}

/** What premium and credits brought; staff's. */
export function useSubscriptionRevenue() {
  const client = subscriptionsClient(useApi());
  return useSWR(readingKey(subscriptionsRoutes.revenue), async () => (await client.revenue()).data);
}

/** The options of one person by their e-mail address; nothing is read while it is empty. Staff's. */
export function usePersonOptions(email: string) {
  const client = subscriptionsClient(useApi());
  const query = { email };
  return useSWR(
    email === "" ? null : readingKey(subscriptionsRoutes.optionsOf, {}, query),
    async () => (await client.optionsOf({ query })).data,
  );
}
