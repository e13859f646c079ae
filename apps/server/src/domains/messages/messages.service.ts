import type { Conversation, Message } from "@jobami/api/messages/contract";
import { answerHours } from "@jobami/api/quality/routes";
import {
  type ConversationDecision,
  decideConversation,
  type Side,
} from "@jobami/machines/messages/conversation";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { readCursor } from "../../platform/lists/cursor.ts";
import { countCap } from "../../platform/lists/pagination.ts";
import type { Live } from "../../platform/live/live.ts";
import type { FilesService } from "../files/files.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { alongOf } from "./messages.along.ts";
import { attachFiles, detachFiles } from "./messages.files.ts";
import { contactsIn, filtered } from "./messages.filter.ts";
import {
  type ConversationRow,
  listOrder,
  type MessageRow,
  messagesRepository as repository,
  threadOrder,
} from "./messages.repository.ts";
import { searchMessages } from "./messages.search.ts";
import { previewOf, stateOf, toConversation, toMessage } from "./messages.shown.ts";
import { hearTyping } from "./messages.typing.ts";

const hourMs = 3_600_000;

interface Deps {
  clock: Clock;
  live: Pick<Live, "record">;
  notifications: Pick<NotificationsService, "lockCounts" | "recordCounts">;
  files: Pick<FilesService, "attach" | "detach">;
}

/** A list of conversations that a person asks for. */
export interface ListQuery {
  unread_only?: boolean | undefined;
  archived?: boolean | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** What a person writes: under an id of the browser's, with files that were uploaded before. */
export interface WrittenMessage {
  client_id: string;
  text: string;
  files?: readonly string[];
}

/** What a person does with a conversation for themselves; what is not stated stays. */
export interface Arrangement {
  is_archived?: boolean | undefined;
  is_muted?: boolean | undefined;
}

type Allowed = Extract<ConversationDecision, { allowed: true }>;

/** Private messages. The life cycle decides every step; people are held first, then the conversation's row is locked, then counts. */
export function createMessages({ clock, live, notifications, files }: Deps) {
  async function shown(db: Db, userId: string, id: string): Promise<Conversation> {
    const record = await repository.one(db, userId, id);
    if (record === null) throw new DomainError("NOT_FOUND");
    return toConversation(record, userId);
  }

  /** A conversation locked for a step of a person’s, with what the life cycle must know of it. Throws NOT_FOUND for a stranger. */
  async function hold(tx: Tx, userId: string, id: string) {
    const row = await repository.lock(tx, id);
    if (row === null || (userId !== row.ownerId && userId !== row.jobbeurId))
      throw new DomainError("NOT_FOUND");
    const me: Side = userId === row.ownerId ? "first" : "second";
    const other = me === "first" ? row.jobbeurId : row.ownerId;
    const { own, theirs: facing, ...facts } = await repository.facts(tx, row, userId);
    const isAway = !facts.isActive || facts.isApart;
    const theirs: Side = me === "first" ? "second" : "first";
    const unread = { [me]: own.unread, [theirs]: facing.unread } as Record<Side, number>;
    const state = stateOf({
      hasMessages: row.lastSeq > 0 || facts.isErased || isAway,
      unread,
      away: isAway ? [theirs] : [],
      gone: facts.isErased ? [theirs] : [],
    });
    return { row, me, other, own, theirs: facing, facts, state };
  }

  function allow(decision: ConversationDecision): Allowed {
    if (decision.allowed) return decision;
    // Other people's messages do not exist for whoever did not write them.
    throw new DomainError(decision.reason === "FORBIDDEN" ? "NOT_FOUND" : decision.reason);
  }

  /** Informs the two of a step as the life cycle states, and both counts of whom it changes. */
  async function follow(
    tx: Tx,
    { row, me, decision }: { row: ConversationRow; me: Side; decision: Allowed },
    notices: { [K in "new_message" | "message_deleted" | "message_read"]?: (to: string) => void },
  ): Promise<void> {
    const idOf = (side: Side) => (side === "first" ? row.ownerId : row.jobbeurId);
    const counted: string[] = [];
    for (const one of decision.follows) {
      if (one.type === "side.notified") {
        notices[one.of]?.(idOf(one.side));
        // Their other tabs show it too.
        if (one.of !== "message_read") notices[one.of]?.(idOf(me));
      }
      if (one.type === "badge.refreshed") {
        live.record(tx, [idOf(one.side)], "conversation_unread", {
          conversation_id: row.id,
          unread_count: decision.next.unread[one.side],
        });
        counted.push(idOf(one.side));
      }
    }
    if (counted.length > 0) await notifications.recordCounts(tx, counted);
  }

  async function setUnread(tx: Tx, row: ConversationRow, { next }: Allowed): Promise<void> {
    await repository.setUnread(tx, row.id, [
      { userId: row.ownerId, unread: next.unread.first },
      { userId: row.jobbeurId, unread: next.unread.second },
    ]);
  }

  return {
    /** A page of a person’s conversations. */
    async list(db: Db, userId: string, query: ListQuery) {
      const key = readCursor(query.cursor, listOrder);
      const unreadOnly = query.unread_only === true;
      const { rows, nextKey, total } = await repository.page(db, {
        userId,
        unreadOnly,
        archived: query.archived === true,
        limit: query.limit,
        key,
      });
      return {
        conversations: rows.map((record) => toConversation(record, userId)),
        totalCount: Math.min(total, countCap),
        nextCursor: nextKey,
        hasUnreceived: await repository.hasUnreceived(db, userId),
      };
    },
    one: shown,
    search: searchMessages,
    unreadCount: repository.unreadCount,
    typing: hearTyping,
    /** The conversation between the sides of a proposal, made when there is none. Throws NOT_FOUND for a stranger. */
    async open(tx: Tx, userId: string, proposalId: string): Promise<Conversation> {
      const pair = await repository.pairOf(tx, proposalId);
      if (pair === null || (userId !== pair.ownerId && userId !== pair.jobbeurId))
        throw new DomainError("NOT_FOUND");
      await holdActive(tx, userId, [pair.ownerId, pair.jobbeurId]);
      const id = await repository.ensure(tx, { ...pair, id: newId(), createdAt: instant(clock) });
      await repository.setSide(tx, { conversationId: id, userId }, { isListed: true });
      return shown(tx, userId, id);
    },
    /** Messages in their order. Throws NOT_FOUND for a stranger. */
    async thread(db: Db, userId: string, id: string, query: { limit: number; cursor?: string | undefined }) {
      const { is_agreed } = await shown(db, userId, id);
      const key = readCursor(query.cursor, threadOrder);
      const { rows, nextKey, older } = await repository.thread(db, {
        conversationId: id,
        limit: query.limit,
        key,
      });
      const along = await alongOf(
        db,
        rows.map((row) => row.id),
      );
      return {
        messages: rows.reverse().map((row) => toMessage(row, along(row.id), userId, is_agreed)),
        nextCursor: nextKey,
        olderCount: older,
      };
    },
    /**
     * Writes to the other side, once for an id of the browser's. Throws what `holdActive` throws, NOT_FOUND (for a file that is not
     * theirs too), or what the life cycle refuses with.
     */
    async send(
      tx: Tx,
      userId: string,
      id: string,
      { client_id: clientId, text, files: fileIds = [] }: WrittenMessage,
    ): Promise<Message> {
      await holdActive(tx, userId);
      const { row, me, other, theirs, facts, state } = await hold(tx, userId, id);
      const { isAgreed, isHidden, prenom } = facts;
      const known = await repository.byClientId(tx, userId, clientId);
      if (known !== null) {
        if (known.conversationId !== id) throw new DomainError("NOT_FOUND");
        return toMessage(known, (await alongOf(tx, [known.id]))(known.id), userId, isAgreed);
      }
      const filteredText = filtered(text);
      const decision = allow(
        decideConversation(state, {
          type: "message.sent",
          by: me,
          isReaderHidden: isHidden,
          hasContacts: !isAgreed && contactsIn(filteredText).length > 0,
        }),
      );
      await notifications.lockCounts(tx, [other]);
      const now = instant(clock);
      const seq = row.lastSeq + 1;
      const message: MessageRow = {
        id: newId(),
        conversationId: id,
        seq,
        authorId: userId,
        clientId,
        ...filteredText,
        filterLifted: false,
        createdAt: now,
      };
      const { unread } = decision.next;
      const back: Side = me === "first" ? "second" : "first";
      await repository.deliver(tx, message, [
        { userId, unread: unread[me], isArchived: false },
        // What is new brings it back from where it was put away, unless silence was asked for.
        { userId: other, unread: unread[back], isArchived: theirs.isArchived && theirs.isMuted },
      ]);
      const attached = await attachFiles(tx, files, {
        messageId: message.id,
        authorId: userId,
        ids: fileIds,
      });
      const along = { files: attached, contest: null };
      await follow(
        tx,
        { row, me, decision },
        {
          new_message: (to) => {
            const record = toMessage(message, along, to, isAgreed);
            live.record(tx, [to], "new_message", {
              sender_id: userId,
              conversation_id: id,
              prenom,
              preview: previewOf(record.text, attached),
              is_muted: to === other && theirs.isMuted,
              message: record,
            });
          },
        },
      );
      return toMessage(message, along, userId, isAgreed);
    },
    /** Removes a message of one's own for both. Throws NOT_FOUND. */
    async remove(tx: Tx, userId: string, id: string, messageId: string): Promise<void> {
      const { row, me, other, theirs, state } = await hold(tx, userId, id);
      const message = await repository.message(tx, id, messageId);
      if (message === null) throw new DomainError("NOT_FOUND");
      const decision = allow(
        decideConversation(state, {
          type: "message.deleted",
          by: me,
          isAuthor: message.authorId === userId,
          isSeen: message.seq <= theirs.readSeq || theirs.unread === 0,
        }),
      );
      await notifications.lockCounts(tx, [other]);
      await detachFiles(tx, files, messageId);
      await repository.remove(tx, messageId);
      await setUnread(tx, row, decision);
      const payload = { conversation_id: id, message_id: messageId };
      await follow(
        tx,
        { row, me, decision },
        { message_deleted: (to) => live.record(tx, [to], "message_deleted", payload) },
      );
    },
    /** States that everything written to a person has reached them, read or not; whoever wrote it is informed. */
    async receive(tx: Tx, userId: string): Promise<void> {
      for (const { conversationId, otherId, receivedSeq } of await repository.receiveAll(tx, userId))
        live.record(tx, [otherId], "message_received", {
          conversation_id: conversationId,
          received_seq: receivedSeq,
        });
    },
    /** States that everything was seen. Throws NOT_FOUND. */
    async read(tx: Tx, userId: string, id: string): Promise<Conversation> {
      const { row, me, own, state } = await hold(tx, userId, id);
      if (state.status !== "absent") {
        const decision = allow(decideConversation(state, { type: "conversation.read", by: me }));
        await notifications.lockCounts(tx, [userId]);
        await setUnread(tx, row, decision);
        if (own.readSeq < row.lastSeq)
          await repository.setSide(tx, { conversationId: id, userId }, { readSeq: row.lastSeq });
        const payload = { conversation_id: id, reader_id: userId, read_seq: row.lastSeq };
        await follow(
          tx,
          { row, me, decision },
          { message_read: (to) => live.record(tx, [to], "message_read", payload) },
        );
      }
      return shown(tx, userId, id);
    },
    /** Marks a conversation as having something new. Throws NOT_FOUND, also before anything was written. */
    async markUnread(tx: Tx, userId: string, id: string): Promise<Conversation> {
      const { row, me, state } = await hold(tx, userId, id);
      const decision = allow(decideConversation(state, { type: "conversation.marked", by: me }));
      await notifications.lockCounts(tx, [userId]);
      await setUnread(tx, row, decision);
      await follow(tx, { row, me, decision }, {});
      return shown(tx, userId, id);
    },
    /** Puts a conversation away or back, asks for silence or ends that: for oneself alone. Throws NOT_FOUND. */
    async arrange(
      tx: Tx,
      userId: string,
      id: string,
      { is_archived: isArchived, is_muted: isMuted }: Arrangement,
    ): Promise<Conversation> {
      const { own } = await hold(tx, userId, id);
      await notifications.lockCounts(tx, [userId]);
      const changed = { isArchived: isArchived ?? own.isArchived, isMuted: isMuted ?? own.isMuted };
      await repository.setSide(tx, { conversationId: id, userId }, changed);
      // Their other tabs read the lists again, and the numbers on the bars.
      live.record(tx, [userId], "conversation_unread", { conversation_id: id, unread_count: own.unread });
      await notifications.recordCounts(tx, [userId]);
      return shown(tx, userId, id);
    },
    /** What a person who leaves wrote goes; nothing of it waits for anybody any more. */
    async settle(tx: Tx, userId: string): Promise<void> {
      await repository.keepAnswers(tx, userId, instant(clock, -answerHours * hourMs));
      await repository.settleOthers(tx, userId);
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;
