import type { StoredFile } from "@jobami/api/files/contract";
import type { Conversation, Message } from "@jobami/api/messages/contract";
import { filesText } from "@jobami/api/messages/files";
import { maxPreview } from "@jobami/api/messages/routes";
import {
  type ConversationEvent,
  type ConversationState,
  decideConversation,
  type Side,
} from "@jobami/machines/messages/conversation";
import type { ConversationRecord, MessageRow } from "./messages.repository.ts";
import { readable } from "./readable.ts";

/** The beginning of a text on one line; what goes along with it where there is none. */
export function previewOf(text: string, files: readonly { type: string }[]): string {
  const line = [...(text.replace(/\s+/g, " ").trim() || filesText(files))];
  return line.length <= maxPreview ? line.join("") : `${line.slice(0, maxPreview - 1).join("")}…`;
}

/** What stands beside a message: files, and what its author contests of the filter. */
export interface Along {
  files: readonly StoredFile[];
  contest: Message["contest"];
}

/** A message as one of the sides reads it. */
export function toMessage(
  row: MessageRow,
  { files, contest }: Along,
  viewerId: string,
  isAgreed: boolean,
): Message {
  return {
    id: row.id,
    client_id: row.clientId,
    seq: row.seq,
    sender_id: row.authorId,
    ...readable(row, row.authorId === viewerId, isAgreed || row.filterLifted),
    files: [...files],
    contest: row.authorId === viewerId ? contest : null,
    created_at: row.createdAt.toISOString(),
  };
}

/** A conversation as the life cycle knows it, of what is true of its sides. */
export function stateOf(facts: {
  hasMessages: boolean;
  unread: Record<Side, number>;
  away: readonly Side[];
  gone: readonly Side[];
}): ConversationState {
  const events: ConversationEvent[] = [
    ...facts.away.map((side): ConversationEvent => ({ type: "side.suspended", side })),
    ...facts.gone.map((side): ConversationEvent => ({ type: "side.erased", side })),
  ];
  return events.reduce<ConversationState>(
    (state, event) => {
      const decision = decideConversation(state, event);
      return decision.allowed ? decision.next : state;
    },
    { status: facts.hasMessages ? "open" : "absent", unread: facts.unread, suspended: [] },
  );
}

/** Where a conversation stands for one of its sides, of what is true of the other. */
export function statusWith(
  facts: ConversationRecord["facts"],
  { hasMessages, unread = 0 }: { hasMessages: boolean; unread?: number },
): Conversation["statut"] {
  // Who is separated sees what they would of a person who is away (ADR 054).
  const isAway = !facts.isOtherActive || facts.isApart;
  return stateOf({
    hasMessages: hasMessages || facts.isOtherErased || isAway,
    unread: { first: unread, second: 0 },
    away: isAway ? ["second"] : [],
    gone: facts.isOtherErased ? ["second"] : [],
  }).status;
}

/** A conversation as the contract shows it to one of its sides. */
export function toConversation(record: ConversationRecord, viewerId: string): Conversation {
  const { facts, last_written, last_files, is_last_lifted, ...shown } = record;
  const isOwn = shown.last_message?.sender_id === viewerId;
  return {
    ...shown,
    statut: statusWith(facts, {
      hasMessages: shown.last_message !== null,
      unread: shown.unread_count,
    }),
    last_message_preview:
      last_written === null
        ? null
        : previewOf(readable(last_written, isOwn, shown.is_agreed || is_last_lifted).text, last_files),
  };
}
