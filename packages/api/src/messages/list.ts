import type { Conversation } from "./contract.ts";

/** What is known of a person’s conversations: all from the one that moved last back to the oldest that was asked for. */
export interface ConversationList {
  conversations: Conversation[];
  totalCount: number;
  /** Continues after the last one; null when there is none after it. */
  nextCursor: string | null;
}

const isAfter = (one: Conversation, other: Conversation) =>
  one.updated_at < other.updated_at || (one.updated_at === other.updated_at && one.id < other.id);
const inOrder = (one: Conversation, other: Conversation) => (isAfter(one, other) ? 1 : -1);

/** Puts the page after a list behind it, unless the list goes on elsewhere by now. */
export function withMore(list: ConversationList, cursor: string, page: ConversationList): ConversationList {
  if (list.nextCursor !== cursor) return list;
  const known = new Set(list.conversations.map(({ id }) => id));
  const more = page.conversations.filter(({ id }) => !known.has(id));
  return { ...page, conversations: [...list.conversations, ...more] };
}

/**
 * Brings what was known up to date with the first page as it was just read. What comes after it stays, unless so many moved that
 * there would be a gap between the two: whatever moves goes to the top, so one that did not move joins them.
 */
export function renewedList<List extends ConversationList>(
  known: ConversationList | undefined,
  page: List,
): List {
  const last = page.conversations.at(-1);
  if (known === undefined || last === undefined || page.nextCursor === null) return page;
  const fresh = new Map(page.conversations.map((one) => [one.id, one]));
  const isJoined = known.conversations.some(({ id, updated_at }) => fresh.get(id)?.updated_at === updated_at);
  const rest = known.conversations.filter((one) => !fresh.has(one.id) && isAfter(one, last));
  if (!isJoined || rest.length === 0) return page;
  return { ...page, conversations: [...page.conversations, ...rest], nextCursor: known.nextCursor };
}

/** Puts a conversation as it is now in its place among those that are known, or takes it out of where it is no more. */
export function withConversation(
  list: ConversationList,
  conversation: Conversation,
  isArchive: boolean,
): ConversationList {
  const others = list.conversations.filter(({ id }) => id !== conversation.id);
  const last = others.at(-1);
  const isKnown = list.nextCursor === null || last === undefined || !isAfter(conversation, last);
  if (conversation.is_archived !== isArchive || !isKnown) return { ...list, conversations: others };
  return { ...list, conversations: [...others, conversation].sort(inOrder) };
}
