import type { Conversation, Message } from "@jobami/api/messages/contract";
import type { PendingMessage } from "@jobami/machines/messages/outbox";
import { dayOf } from "./message-days.ts";

/** A line of a conversation: a message there is, or one on its way. */
export interface ThreadLine {
  key: string;
  at: number;
  /** It is the first one of its day. */
  isFirstOfDay: boolean;
  /** It is the first one that was not read when the conversation was opened. */
  isFirstNew: boolean;
  /** The one before is by the same person, on the same day. */
  isFollowing: boolean;
  isOwn: boolean;
  message: Message | null;
  pending: PendingMessage | null;
}

type Line = Pick<ThreadLine, "key" | "at" | "isOwn" | "message" | "pending">;

/** What a conversation shows, in its order: what is there, then what is on its way and is not there yet. */
export function threadLines(options: {
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  userId: string;
  /** The newest number that was read when the conversation was opened. */
  readSeq: number;
}): ThreadLine[] {
  const { messages, pending, userId, readSeq } = options;
  const arrived = new Set(messages.map(({ client_id }) => client_id));
  const lines: Line[] = [
    ...messages.map((message) => ({
      key: message.client_id,
      at: Date.parse(message.created_at),
      isOwn: message.sender_id === userId,
      message,
      pending: null,
    })),
    ...pending
      .filter(({ clientId }) => !arrived.has(clientId))
      .map((one) => ({ key: one.clientId, at: one.writtenAt, isOwn: true, message: null, pending: one })),
  ];
  const firstNew = lines.find(({ isOwn, message }) => !isOwn && message !== null && message.seq > readSeq);
  return lines.map((line, index): ThreadLine => {
    const before = lines[index - 1];
    const isFirstOfDay = before === undefined || dayOf(before.at) !== dayOf(line.at);
    const isFirstNew = line === firstNew;
    return {
      ...line,
      isFirstOfDay,
      isFirstNew,
      isFollowing: !isFirstOfDay && !isFirstNew && before?.isOwn === line.isOwn,
    };
  });
}

/** How far a message of one's own has come. */
export function statusOf(
  { message, pending }: Pick<ThreadLine, "message" | "pending">,
  { other_read_seq, other_received_seq }: Pick<Conversation, "other_read_seq" | "other_received_seq">,
): "sending" | "sent" | "delivered" | "read" | "failed" {
  if (message !== null) {
    if (message.seq <= other_read_seq) return "read";
    return message.seq <= other_received_seq ? "delivered" : "sent";
  }
  return pending?.status === "failed" ? "failed" : "sending";
}
