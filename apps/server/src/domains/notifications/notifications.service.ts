import type { Notification, notificationTypes } from "@jobami/api/notifications/contract";
import { decideNotification, type NotificationEvent } from "@jobami/machines/lifecycles/notification";
import type { SQL } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Live } from "../../platform/live/live.ts";
import {
  countCap,
  type InboxFilter,
  type NotificationRow,
  notificationsRepository as repository,
  type Subjects,
  toNotification,
} from "./notifications.repository.ts";

/** Lines of an inbox a page [NOTIF-06]. */
export const inboxPageSize = 20;

/** Stands in the inboxes of others where somebody who left was named. */
const forgottenSentence = "Cette personne a supprimé son compte. Ce qui était dit ici est effacé.";

/** What somebody is told: a title, one plain French sentence and where it leads. */
export interface Telling {
  type: (typeof notificationTypes)[number];
  title: string;
  sentence: string;
  link: string | null;
  data: Record<string, unknown>;
  /** Kind of the toast that the sentence is shown in. */
  tone: "success" | "info" | "warning";
}

/** A telling and whom it is for. */
export interface AddressedTelling extends Telling {
  to: string;
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Plain text as HTML that shows it letter for letter. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}

function kept(line: Notification | null): Notification {
  if (line === null) throw new DomainError("NOT_FOUND");
  return line;
}

/** Keeps the inboxes and says at once what changed in them. */
export function createNotificationsService(deps: { clock: Clock; live: Pick<Live, "record"> }) {
  const { clock, live } = deps;

  function lineOf(telling: Telling): Omit<NotificationRow, "id" | "userId"> {
    return {
      type: telling.type,
      title: telling.title,
      content: `<p>${escapeHtml(telling.sentence)}</p>`,
      link: telling.link,
      data: telling.data,
      isRead: false,
      isArchived: false,
      createdAt: instant(clock),
    };
  }

  async function sayCount(tx: Tx, userId: string): Promise<number> {
    const count = await repository.unreadCount(tx, userId);
    live.record(tx, [userId], "notification_count_update", { count });
    return count;
  }

  /** One step of one line, as its life cycle decides; every open tab is told. Answers null when the line is gone. */
  async function change(
    tx: Tx,
    userId: string,
    id: string,
    event: NotificationEvent,
  ): Promise<Notification | null> {
    await repository.lock(tx, [userId]);
    const row = await repository.one(tx, userId, id);
    const before = row === null ? null : toNotification(row);
    const decision = decideNotification(before, event);
    if (before === null || !decision.allowed) throw new DomainError("NOT_FOUND");
    if (decision.next === null) await repository.remove(tx, id);
    else
      await repository.set(tx, id, {
        isRead: decision.next.is_read,
        isArchived: decision.next.is_archived,
      });
    for (const { type } of decision.follows) {
      if (type === "notification_archived")
        live.record(tx, [userId], type, { id, is_archived: decision.next?.is_archived === true });
      else live.record(tx, [userId], type, { id });
    }
    if (decision.follows.length > 0) await sayCount(tx, userId);
    return decision.next === null ? null : { ...before, ...decision.next };
  }

  async function changeAll(
    tx: Tx,
    userId: string,
    write: (tx: Tx, userId: string) => Promise<void>,
    name: "all_notifications_read" | "all_notifications_archived" | "all_notifications_deleted",
  ): Promise<number> {
    await repository.lock(tx, [userId]);
    await write(tx, userId);
    const count = await repository.unreadCount(tx, userId);
    live.record(tx, [userId], name, { count });
    live.record(tx, [userId], "notification_count_update", { count });
    return count;
  }

  return {
    /** A page of somebody's inbox, newest first, 20 a page: the one that holds the line `around`, or else the one of that number. */
    async list(db: Db, filter: InboxFilter, wanted: { page: number; around?: string | undefined }) {
      const before =
        wanted.around === undefined ? null : await repository.newerThan(db, filter, wanted.around);
      const page = before === null ? wanted.page : Math.floor(before / inboxPageSize) + 1;
      const offset = (page - 1) * inboxPageSize;
      const { rows, total } = await repository.page(db, filter, { limit: inboxPageSize, offset });
      const totalCount = Math.min(total, countCap);
      return {
        data: rows.map(toNotification),
        pagination: {
          page,
          pageSize: inboxPageSize,
          totalPages: Math.ceil(totalCount / inboxPageSize),
          totalCount,
          countIsCapped: total > countCap,
          nextCursor: null,
        },
      };
    },
    unreadCount: (db: Db, userId: string) => repository.unreadCount(db, userId),
    /** Tells people, all of a transaction's in one call: inboxes are locked in one order and counts stay true. */
    async tellAll(tx: Tx, tellings: readonly AddressedTelling[]): Promise<void> {
      if (tellings.length === 0) return;
      const people = [...new Set(tellings.map((telling) => telling.to))];
      await repository.lock(tx, people);
      const rows = tellings.map((telling) => ({ id: newId(), userId: telling.to, ...lineOf(telling) }));
      await repository.insert(tx, rows);
      rows.forEach((row, index) => {
        const { sentence, tone } = tellings[index] as AddressedTelling;
        live.record(tx, [row.userId], "new_notification", {
          message: sentence,
          notification: { show: true, type: tone },
          item: toNotification(row),
        });
      });
      for (const userId of people) await sayCount(tx, userId);
    },
    /** Leaves the same line in the inbox of a whole audience (a query with the column `id`), in one statement and without live events of its own. */
    async leaveForAll(tx: Tx, audience: SQL, telling: Telling): Promise<void> {
      await repository.insertForAll(tx, audience, lineOf(telling));
    },
    /** Takes what was said about missions and proposals out of every inbox; the lines and their counts stay. */
    forget: (tx: Tx, about: Subjects) =>
      repository.rewrite(tx, about, `<p>${escapeHtml(forgottenSentence)}</p>`),
    /** Marks one line as read or not. Throws NOT_FOUND for a line of somebody else. */
    async setRead(tx: Tx, userId: string, id: string, isRead: boolean): Promise<Notification> {
      return kept(await change(tx, userId, id, { type: "read.toggled", is_read: isRead }));
    },
    /** Puts one line in the archive or back. Throws NOT_FOUND for a line of somebody else. */
    async setArchived(tx: Tx, userId: string, id: string, isArchived: boolean): Promise<Notification> {
      return kept(await change(tx, userId, id, { type: "archive.toggled", is_archived: isArchived }));
    },
    /** Deletes one line; answers how many unread lines are left. Throws NOT_FOUND for a line of somebody else. */
    async remove(tx: Tx, userId: string, id: string): Promise<number> {
      await change(tx, userId, id, { type: "notification.deleted" });
      return repository.unreadCount(tx, userId);
    },
    /** Marks the whole inbox as read, the archive left alone; answers how many unread lines are left. */
    markAllRead: (tx: Tx, userId: string) =>
      changeAll(tx, userId, repository.readAll, "all_notifications_read"),
    /** Puts the whole inbox in the archive; answers how many unread lines are left. */
    archiveAll: (tx: Tx, userId: string) =>
      changeAll(tx, userId, repository.archiveAll, "all_notifications_archived"),
    /** Deletes everything, the archive included; answers how many unread lines are left. */
    removeAll: (tx: Tx, userId: string) =>
      changeAll(tx, userId, repository.removeAll, "all_notifications_deleted"),
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
