import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { notificationsClient } from "./client.ts";
import type { notificationsContract } from "./contract.ts";
import { notificationsRoutes } from "./routes.ts";

type Query = NonNullable<InputOf<typeof notificationsContract.list>["query"]>;

/** A page of the inbox; nothing is asked for a query that is null. */
export function useNotifications(query: Query | null) {
  const client = notificationsClient(useApi());
  return useSWR(query === null ? null : readingKey(notificationsRoutes.list, {}, query), () =>
    client.list({ query: query ?? {} }),
  );
}

/** How many notifications and messages wait; nothing is asked while `isSignedIn` is false. */
export function useUnreadCount(isSignedIn: boolean) {
  const client = notificationsClient(useApi());
  return useSWR(isSignedIn ? readingKey(notificationsRoutes.unreadCount) : null, () => client.unreadCount());
}
