import type { FilterContest, Message } from "@jobami/api/messages/contract";
import { mostContests } from "@jobami/api/messages/routes";
import type { ContestStatus } from "@jobami/machines/moderation/filter-contest";
import { and, eq } from "drizzle-orm";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Masking, stepContest } from "../masking/masking.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { everyModerator, holdActive } from "../users/users.domain.ts";
import { alongOf } from "./messages.along.ts";
import { type ContestsFilter, createContestsList } from "./messages.contests-list.ts";
import { contactsIn } from "./messages.filter.ts";
import {
  type ConversationRow,
  type MessageRow,
  messagesRepository as repository,
} from "./messages.repository.ts";
import { toMessage } from "./messages.shown.ts";
import { filterContests, privateMessages } from "./messages.tables.ts";

interface Deps extends Pick<Platform, "audit" | "clock" | "config" | "live"> {
  notifications: Pick<NotificationsService, "notifyAll">;
  masking: Pick<Masking, "decide">;
}

const daySeconds = 86_400;
/** Where a text stands that is about no mission. */
const onProfile = "Profil";

/** What authors contest of the filter, and what moderators decide. The conversation is locked first, then the contest. */
export function createContests({ audit, clock, config, live, notifications, masking }: Deps) {
  const contests = createContestsList({ clock, config });

  /** A message of a conversation that is locked until the end of the transaction. */
  async function held(
    tx: Tx,
    messageId: string,
  ): Promise<{ row: ConversationRow; message: MessageRow; status: ContestStatus } | null> {
    const found = await repository.reported(tx, messageId);
    const row = found === null ? null : await repository.lock(tx, found.conversationId);
    const message = row === null ? null : await repository.message(tx, row.id, messageId);
    if (row === null || message === null) return null;
    const [contest] = await tx.select().from(filterContests).where(eq(filterContests.messageId, messageId));
    return { row, message, status: contest?.status ?? "none" };
  }

  /** Shows a message as it is now to those of its two sides who are to see it, and moderators that there is something new. */
  async function publishChange(
    tx: Tx,
    { row, message }: { row: ConversationRow; message: MessageRow },
    people: readonly string[],
  ): Promise<void> {
    const isAgreed = await repository.isAgreed(tx, row);
    const along = (await alongOf(tx, [message.id]))(message.id);
    for (const to of people)
      live.record(tx, [to], "message_changed", {
        conversation_id: row.id,
        message: toMessage(message, along, to, isAgreed),
      });
    live.record(tx, everyModerator(), "filter_contests_changed", { message_id: message.id });
  }

  return {
    /**
     * Contests what is hidden of a message of one's own. Throws what `holdActive` throws, what the life cycle refuses with, or
     * TOO_MANY_REQUESTS while many of theirs wait.
     */
    async contest(
      tx: Tx,
      userId: string,
      { id, messageId, reason }: { id: string; messageId: string; reason: string },
    ): Promise<Message> {
      await holdActive(tx, userId);
      const found = await held(tx, messageId);
      if (found === null || found.row.id !== id) throw new DomainError("NOT_FOUND");
      const { row, message, status } = found;
      const isAgreed = await repository.isAgreed(tx, row);
      const isHiding = !isAgreed && !message.filterLifted && contactsIn(message).length > 0;
      stepContest(status, { type: "contest.made", isAuthor: message.authorId === userId, isHiding });
      await takeTurn(tx, `filter-contests:${userId}`);
      const isOpenOfTheirs = and(eq(filterContests.authorId, userId), eq(filterContests.status, "open"));
      if ((await tx.$count(filterContests, isOpenOfTheirs)) >= mostContests)
        throw new DomainError("TOO_MANY_REQUESTS", { retryAfterSeconds: daySeconds });
      await tx
        .insert(filterContests)
        .values({ messageId, authorId: userId, reason, status: "open", createdAt: instant(clock) });
      await publishChange(tx, found, [userId]);
      return toMessage(message, (await alongOf(tx, [messageId]))(messageId), userId, isAgreed);
    },

    /** A page of what waits for a decision, the oldest first; nothing of what is hidden no more. */
    async list(db: Db, viewerId: string, query: ContestsFilter & KeyedQuery) {
      const { rows, pagination } = await contests.page(db, viewerId, query);
      const data = rows.map(
        ({ contacts, filterVersion, mission, ...row }): FilterContest => ({
          ...row,
          mission: mission ?? onProfile,
          hidden: [...contactsIn({ body: row.text, contacts, filterVersion })],
          createdAt: new Date(row.createdAt).toISOString(),
        }),
      );
      return { data, pagination };
    },
    work: contests.work,

    /** Lifts the filter from a message, or from another text, or keeps it. Throws NOT_FOUND, OWN_CONTENT, or CONTEST_DECIDED for whoever comes second. */
    async decide(
      tx: Tx,
      messageId: string,
      { decision, reasons }: { decision: "lift" | "keep"; reasons: string },
      moderator: { id: string; address: string },
    ): Promise<void> {
      const found = await held(tx, messageId);
      if (found === null) return masking.decide(tx, messageId, { decision, reasons }, moderator);
      const { row, message, status } = found;
      const isConcerned = moderator.id === row.ownerId || moderator.id === row.jobbeurId;
      const next = stepContest(status, { type: "contest.decided", isConcerned, decision, reasons });
      const isLifted = next === "lifted";
      await tx
        .update(filterContests)
        .set({ status: next, reasons, decidedAt: instant(clock) })
        .where(and(eq(filterContests.messageId, messageId), eq(filterContests.status, "open")));
      if (isLifted)
        await tx.update(privateMessages).set({ filterLifted: true }).where(eq(privateMessages.id, messageId));
      await audit.record(tx, {
        kind: isLifted ? "filter.lifted" : "filter.kept",
        by: { kind: "person", ...moderator },
        subject: { kind: "content", id: messageId },
        before: { status },
        after: { status: next, content: "message" },
        reason: reasons,
      });
      await notifications.notifyAll(tx, [
        {
          to: message.authorId,
          type: "account",
          title: isLifted ? "Filtre levé" : "Filtre maintenu",
          sentence: `${isLifted ? "Votre message se lit maintenant en entier." : "Une partie de votre message reste masquée jusqu’à l’accord."} Motif\u00a0: ${reasons}`,
          link: `/dashboard/messages/${row.id}?message=${message.seq}`,
          data: { messageId },
          tone: isLifted ? "success" : "info",
        },
      ]);
      const shown = { row, message: { ...message, filterLifted: message.filterLifted || isLifted } };
      await publishChange(tx, shown, isLifted ? [row.ownerId, row.jobbeurId] : [message.authorId]);
    },
  };
}

export type Contests = ReturnType<typeof createContests>;
