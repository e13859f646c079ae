import useSWR, { unstable_serialize, useSWRConfig } from "swr";
import type { Api } from "../http/client.ts";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { messagesClient } from "./client.ts";
import type { Conversation, FilterContest, messagesContract } from "./contract.ts";
import { type ConversationList, renewedList, withConversation, withMore } from "./list.ts";
import { messagesRoutes } from "./routes.ts";
import { renewed, type Thread, withOlder } from "./thread.ts";

type Query = NonNullable<InputOf<typeof messagesContract.list>["query"]>;

/** A page of conversations; nothing is asked for a query that is null. */
export function useConversations(query: Query | null) {
  const client = messagesClient(useApi());
  return useSWR(query === null ? null : readingKey(messagesRoutes.list, {}, query), () =>
    client.list({ query: query ?? {} }),
  );
}

/** How many conversations the first page holds, and each one after it. */
const [firstPage, laterPage] = [20, 50];

/** The conversations of a person, from the one that moved last back to the oldest that was asked for. */
export function useConversationList(isArchive: boolean) {
  const client = messagesClient(useApi());
  const { cache } = useSWRConfig();
  const archived = String(isArchive) as "true" | "false";
  const key = readingKey(messagesRoutes.list, {}, { known: "all", archived });
  const reading = useSWR(key, async () => {
    const page = await client.list({ query: { limit: firstPage, archived } });
    const known = cache.get(unstable_serialize(key))?.data as typeof page | undefined;
    return { ...page, data: renewedList(known?.data, page.data) };
  });
  const { mutate } = reading;
  const change = (make: (known: ConversationList) => ConversationList) =>
    mutate((known) => known && { ...known, data: { ...known.data, ...make(known.data) } }, {
      revalidate: false,
    });
  return {
    ...reading,
    /** Reads the page after what is known. */
    readMore: async (cursor: string): Promise<void> => {
      const { data } = await client.list({ query: { limit: laterPage, archived, cursor } });
      await change((known) => withMore(known, cursor, data));
    },
    /** Reads one again that lies further back than what is read again by itself. */
    readOne: async (id: string): Promise<void> => {
      if ((reading.data?.data.conversations.length ?? 0) <= firstPage) return;
      const { data } = await client.one({ params: { id } });
      await change((known) => withConversation(known, data, isArchive));
    },
    /** Lets go of what is not read again by itself: no one knows what became of it. */
    letGo: async (): Promise<void> => {
      await change((known) => ({ ...known, conversations: known.conversations.slice(0, firstPage) }));
      await mutate();
    },
  };
}

const unread = { unread_only: "true", limit: 5 } as const satisfies Query;

/** What is new, for the bell [MSG-05]: what is asked for it, and what the answer is stored under. */
export const unreadConversations = { query: unread, key: readingKey(messagesRoutes.list, {}, unread) };

const none: readonly Conversation[] = [];

/** The conversations with something new as they were stored last; reads nothing by itself. */
export function useUnreadConversations(): readonly Conversation[] {
  const { data } = useSWR<{ data: { conversations: readonly Conversation[] } }>(
    unreadConversations.key,
    null,
  );
  return data?.data.conversations ?? none;
}

/** The messages with this text; nothing is asked without any. */
export function useMessageSearch(query: string) {
  const client = messagesClient(useApi());
  return useSWR(query === "" ? null : readingKey(messagesRoutes.search, {}, { q: query }), () =>
    client.search({ query: { q: query } }),
  );
}

type ContestsInput = NonNullable<InputOf<typeof messagesContract.contests>["query"]>;

/** What authors contest of the filter, for moderators, page by page. */
export const contestPages: KeyedReading<FilterContest, ContestsInput> = {
  route: messagesRoutes.contests,
  read: (api, query) => messagesClient(api).contests({ query }),
};

/** One conversation. */
export function useConversation(id: string) {
  const client = messagesClient(useApi());
  return useSWR(
    readingKey(messagesRoutes.one, { id }),
    async () => (await client.one({ params: { id } })).data,
  );
}

/** The messages of a conversation, from the newest back to the oldest that was asked for. */
export function useThread(id: string) {
  const client = messagesClient(useApi());
  const { cache } = useSWRConfig();
  const key = readingKey(messagesRoutes.thread, { id });
  return useSWR(key, async () => {
    const { data } = await client.thread({ params: { id } });
    return renewed(cache.get(unstable_serialize(key))?.data as Thread | undefined, data);
  });
}

/** Reads the page before what is known of a conversation, and puts it in front. */
export async function readOlder(
  api: Api,
  readings: Readings,
  id: string,
  query: { cursor: string; limit: number },
): Promise<void> {
  const { data } = await messagesClient(api).thread({ params: { id }, query });
  readings.change<Thread>(messagesRoutes.thread, { id }, (known) => known && withOlder(known, data));
}
