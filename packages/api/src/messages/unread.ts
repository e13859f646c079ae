import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { messagesClient } from "./client.ts";
import { messagesRoutes } from "./routes.ts";

const counted = { unread_only: "true", limit: 1 } as const;

/** What is asked for that count, and what the answer is stored under. */
export const unreadMessages = { query: counted, key: readingKey(messagesRoutes.list, {}, counted) };

/** How many conversations hold something new [MSG-06, BOT-17], the newest of them, and whether that has to be reported as arrived; nothing is asked while `isSignedIn` is false [BOT-19]. */
export function useUnreadMessages(isSignedIn: boolean): {
  count: number;
  newest: string | undefined;
  hasUnreceived: boolean;
} {
  const client = messagesClient(useApi());
  const { data } = useSWR(isSignedIn ? unreadMessages.key : null, () => client.list({ query: counted }));
  const { totalCount = 0, hasUnreceived = false, conversations = [] } = data?.data ?? {};
  return { count: totalCount, newest: conversations[0]?.id, hasUnreceived };
}
