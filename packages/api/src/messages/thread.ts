import type { Message } from "./contract.ts";

/** What is known of a conversation's messages: all from the newest back to the oldest that was asked for. */
export interface Thread {
  /** In their order. */
  messages: readonly Message[];
  /** Continues before the oldest one; null when there is none before. */
  nextCursor: string | null;
  /** How many there are before the oldest one. */
  olderCount: number;
}

const bySeq = (one: Message, other: Message) => one.seq - other.seq;

function joined(messages: readonly Message[], more: readonly Message[]): Message[] {
  const added = new Set(more.map(({ id }) => id));
  return [...messages.filter(({ id }) => !added.has(id)), ...more].sort(bySeq);
}

/** Adds messages to those of a thread, or puts them in their place; what lies before all that is known comes with its page. */
export function withMessages(thread: Thread, more: readonly Message[]): Thread {
  const first = thread.nextCursor === null ? 0 : (thread.messages[0]?.seq ?? 0);
  const known = more.filter(({ seq }) => seq >= first);
  return { ...thread, messages: joined(thread.messages, known) };
}

/** Takes a message out of a thread. */
export function withoutMessage(thread: Thread, id: string): Thread {
  return { ...thread, messages: thread.messages.filter((message) => message.id !== id) };
}

/** Puts the page before a thread in front of it. */
export function withOlder(thread: Thread, page: Thread): Thread {
  return { ...page, messages: joined(thread.messages, page.messages) };
}

/**
 * Brings what was known up to date with the newest page as it was just read. What is older stays, unless so much was missed
 * that there would be a gap between the two.
 */
export function renewed(known: Thread | undefined, page: Thread): Thread {
  const first = page.messages[0];
  if (known === undefined || first === undefined || page.nextCursor === null) return page;
  const older = known.messages.filter(({ seq }) => seq < first.seq);
  const isJoined = known.messages.some(({ seq }) => seq >= first.seq) && older.length > 0;
  if (!isJoined) return page;
  const olderCount = Math.max(page.olderCount - older.length, 0);
  return { messages: [...older, ...page.messages], nextCursor: known.nextCursor, olderCount };
}
