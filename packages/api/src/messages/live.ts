import type { AnswerOf } from "../http/contract.ts";
import type { Readings } from "../http/readings.ts";
import type { LivePatches } from "../live/define-live.ts";
import type { Conversation, Message, messagesContract } from "./contract.ts";
import { messagesRoutes } from "./routes.ts";
import { type Thread, withMessages, withoutMessage } from "./thread.ts";

type List = AnswerOf<typeof messagesContract.list>;

/** Puts a conversation, as an answer brings it, where it is read; the lists are read again, their rows may have moved. */
export function applyConversation(readings: Readings, conversation: Conversation): void {
  readings.change<Conversation>(messagesRoutes.one, { id: conversation.id }, () => conversation);
  readings.change<List>(messagesRoutes.list, {}, (known) => {
    if (known === undefined) return known;
    const conversations = known.data.conversations.map((row) =>
      row.id === conversation.id ? conversation : row,
    );
    return { ...known, data: { ...known.data, conversations } };
  });
  readings.readAgain(messagesRoutes.list);
}

/** Puts a message where its conversation is read. */
export function applyMessage(readings: Readings, conversationId: string, message: Message): void {
  readings.change<Thread>(
    messagesRoutes.thread,
    { id: conversationId },
    (known) => known && withMessages(known, [message]),
  );
}

/** Takes a message out of where its conversation is read. */
export function dropMessage(readings: Readings, conversationId: string, messageId: string): void {
  readings.change<Thread>(
    messagesRoutes.thread,
    { id: conversationId },
    (known) => known && withoutMessage(known, messageId),
  );
}

/** Has everything of a conversation read anew: what was hidden may show now. */
export function readAnew(readings: Readings, conversationId: string): void {
  readings.change<Thread>(messagesRoutes.thread, { id: conversationId }, () => undefined);
  readAgain(readings, conversationId);
}

/** The lists, and the badges with them, are read again [BOT-18]. */
function readAgain(readings: Readings, conversationId: string): void {
  readings.readAgain(messagesRoutes.list);
  readings.readAgain(messagesRoutes.one, { id: conversationId });
}

/** The live events of private messages, with what they do to what was read. Names quoted by the specification are stored word for word [MSG-09, SOCK-08]. */
export const messagesLive = {
  /** Sent to both sides, to each as they may read it. */
  new_message: (
    readings,
    {
      conversation_id,
      message,
    }: {
      sender_id: string;
      conversation_id: string;
      /** Who writes, and the beginning of what. */
      prenom: string;
      preview: string;
      /** Whoever hears it asked for silence about the conversation. */
      is_muted: boolean;
      message: Message;
    },
  ) => {
    applyMessage(readings, conversation_id, message);
    readAgain(readings, conversation_id);
  },
  /** What is hidden of a message, or what its author contests of that, is another now; sent to each as they may read it. */
  message_changed: (
    readings,
    { conversation_id, message }: { conversation_id: string; message: Message },
  ) => {
    applyMessage(readings, conversation_id, message);
    readAgain(readings, conversation_id);
  },
  /** What moderators have to decide of the filter is another now; sent to them. */
  filter_contests_changed: (readings, _: { message_id: string }) => {
    readings.readAgain(messagesRoutes.contests);
  },
  /** The other side has seen everything up to a number. */
  message_read: (
    readings,
    { conversation_id, read_seq }: { conversation_id: string; reader_id: string; read_seq: number },
  ) => {
    readings.change<Conversation>(
      messagesRoutes.one,
      { id: conversation_id },
      (known) => known && { ...known, other_read_seq: Math.max(known.other_read_seq, read_seq) },
    );
    readings.readAgain(messagesRoutes.list);
  },
  /** Everything up to a number has reached a browser of the other side. */
  message_received: (
    readings,
    { conversation_id, received_seq }: { conversation_id: string; received_seq: number },
  ) => {
    readings.change<Conversation>(
      messagesRoutes.one,
      { id: conversation_id },
      (known) => known && { ...known, other_received_seq: Math.max(known.other_received_seq, received_seq) },
    );
  },
  /** How much of a conversation this person has not seen. */
  conversation_unread: (readings, { conversation_id }: { conversation_id: string; unread_count: number }) =>
    readAgain(readings, conversation_id),
  message_deleted: (
    readings,
    { conversation_id, message_id }: { conversation_id: string; message_id: string },
  ) => {
    dropMessage(readings, conversation_id, message_id);
    // How many there are before what is known may be another number now.
    readings.readAgain(messagesRoutes.thread, { id: conversation_id });
    readAgain(readings, conversation_id);
  },
} satisfies LivePatches;
