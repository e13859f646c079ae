import useSWR from "swr";
import type { AnswerOf, InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { notificationsClient } from "./client.ts";
import type { Notification, notificationsContract } from "./contract.ts";
import { notificationsRoutes } from "./routes.ts";

type Query = NonNullable<InputOf<typeof notificationsContract.list>["query"]>;

/** One reading of the inbox; nothing is asked for a query that is null. */
export function useNotifications(query: Query | null) {
  const client = notificationsClient(useApi());
  return useSWR(query === null ? null : readingKey(notificationsRoutes.list, {}, query), () =>
    client.list({ query: query ?? {} }),
  );
}

const unread = { unread: "true" } as const satisfies Query;

/** The newest unread lines: what is asked for them, and what the answer is stored under. */
export const unreadLines = { query: unread, key: readingKey(notificationsRoutes.list, {}, unread) };

const none: readonly Notification[] = [];

/** The unread lines as they were stored last, and whether those are all; reads nothing by itself. */
export function useUnreadLines(): { lines: readonly Notification[]; isAll: boolean } {
  const { data } = useSWR<AnswerOf<typeof notificationsContract.list>>(unreadLines.key, null);
  return { lines: data?.data ?? none, isAll: (data?.pagination.totalPages ?? 1) <= 1 };
}

/** The inbox, page by page. */
export const notificationPages: PagedReading<Notification, Query> = {
  route: notificationsRoutes.list,
  read: (api, query) => notificationsClient(api).list({ query }),
};

/** How many notifications and messages wait; nothing is asked while `isSignedIn` is false. */
export function useUnreadCount(isSignedIn: boolean) {
  const client = notificationsClient(useApi());
  return useSWR(isSignedIn ? readingKey(notificationsRoutes.unreadCount) : null, () => client.unreadCount());
}

/** What the person is notified of, by kind and channel. */
export function useNotificationPreferences() {
  const client = notificationsClient(useApi());
  return useSWR(readingKey(notificationsRoutes.preferences), () => client.preferences());
}

/** When the person is not to be disturbed, and when their digest comes. */
export function useNotificationTimes() {
  const client = notificationsClient(useApi());
  return useSWR(readingKey(notificationsRoutes.times), () => client.times());
}

/** What browsers subscribe to push messages with, and which of the person’s do. */
export function usePush() {
  const client = notificationsClient(useApi());
  return useSWR(readingKey(notificationsRoutes.push), () => client.push());
}
