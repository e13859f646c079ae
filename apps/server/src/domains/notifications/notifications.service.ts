import { isDeepStrictEqual } from "node:util";
import type { Notification } from "@jobami/api/notifications/contract";
import {
  decideNotification,
  type NotificationEvent,
  type NotificationState,
} from "@jobami/machines/notifications/notification";
import { isNotNull, type SQL } from "drizzle-orm";
import type {
  AddressedNotification,
  Contributions,
  NotificationDraft,
  Subjects,
} from "../../composition/contributions.ts";
import type { KindRules } from "../../composition/define-domain.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.domain.ts";
import { type Digests, waitingDraft } from "./digests.service.ts";
import { mailDelayMs } from "./mail-delay.ts";
import { idsAbout, letterOf } from "./notifications.letter.ts";
import {
  type About,
  type InboxFilter,
  type NotificationRow,
  notificationsRepository as repository,
  toNotification,
} from "./notifications.repository.ts";
import { digestLines, notifications, pushMessages } from "./notifications.tables.ts";
import { escapeHtml } from "./plain-sentence.ts";
import type { Preferences } from "./preferences.service.ts";
import type { PushMessages } from "./push.service.ts";
import type { NotificationTimesService } from "./times.service.ts";

/** Lines of an inbox a page [NOTIF-06]. */
export const inboxPageSize = 20;

/** Stands in the inboxes of others where a person who left was named. */
const forgottenSentence = "Cette personne a supprimé son compte. Ce qui était dit ici est effacé.";

const everyKind = [false, true].flatMap((is_read) =>
  [false, true].map((is_archived) => ({ is_read, is_archived })),
);
const columnsOf = ({ is_read, is_archived }: NotificationState) => ({
  isRead: is_read,
  isArchived: is_archived,
});

/** What an event of the whole inbox makes of each kind of line, as the life cycle decides; who asks informs of the inbox, not of lines. */
async function takeAll(tx: Tx, userId: string, event: NotificationEvent): Promise<void> {
  for (const before of everyKind) {
    const decision = decideNotification(before, event);
    if (decision.allowed && decision.next !== null && !isDeepStrictEqual(decision.next, before))
      await repository.setAll(tx, userId, columnsOf(before), columnsOf(decision.next));
  }
}

function existing(line: Notification | null): Notification {
  if (line === null) throw new DomainError("NOT_FOUND");
  return line;
}

/** Stores the inboxes and reports at once what changed in them. */
export function createNotificationsService(
  deps: Pick<Platform, "clock" | "config"> & {
    live: Pick<Platform["live"], "record">;
    mail: Pick<Platform["mail"], "send">;
    users: Pick<Users, "mailRecipient">;
    preferences: Preferences;
    times: NotificationTimesService;
    digests: Digests;
    push: PushMessages;
    /** What else waits, of other domains. */
    unreadBeside: () => readonly Contributions["unreadBeside"][];
    /** How a kind is mailed. */
    mailRule: (kind: NotificationDraft["type"]) => KindRules["mail"];
  },
) {
  const { clock, config, live, mail, users, preferences, times, digests, push, unreadBeside, mailRule } =
    deps;

  /** How many notifications and messages wait. */
  async function unreadCount(db: Db, userId: string): Promise<number> {
    let count = await repository.unreadCount(db, userId);
    for (const countOf of unreadBeside()) count += await countOf(db, userId);
    return count;
  }

  function lineOf(draft: NotificationDraft): Omit<NotificationRow, "id" | "userId"> {
    return {
      type: draft.type,
      title: draft.title,
      content: `<p>${escapeHtml(draft.sentence)}</p>`,
      link: draft.link,
      data: draft.data,
      isRead: false,
      isArchived: false,
      createdAt: instant(clock),
      mailDueAt: mailRule(draft.type) === "unread" ? instant(clock, mailDelayMs) : null,
    };
  }

  /** When a person is mailed of a kind that they want at once: now, or after their quiet hours, which hold nothing essential. Null: not by a mail of its own. */
  async function whenToMail(
    tx: Tx,
    userId: string,
    kind: NotificationDraft["type"],
  ): Promise<{ heldUntil?: Date } | null> {
    const choice = await preferences.choiceOf(tx, userId, kind, "mail");
    if (choice !== "on") return choice === "always" ? {} : null;
    const heldUntil = await times.quietUntil(tx, userId);
    return heldUntil === null ? {} : { heldUntil };
  }

  /** Mails what a person wants by mail alone: no line waits for them. */
  async function mailNow(tx: Tx, userId: string, line: Omit<NotificationRow, "id" | "userId">) {
    const recipient = await users.mailRecipient(tx, userId);
    const when = await whenToMail(tx, userId, line.type as NotificationDraft["type"]);
    if (recipient === null || when === null) return;
    const letter = letterOf(config, recipient.prenom, line, "mailOnly");
    const about = idsAbout(line);
    await mail.send(tx, { lane: "bulk", to: recipient.email, userId, about, ...when, ...letter });
  }

  async function recordCount(tx: Tx, userId: string): Promise<number> {
    const count = await unreadCount(tx, userId);
    live.record(tx, [userId], "notification_count_update", { count });
    return count;
  }

  /** One step of one line, as its life cycle decides; every open tab is informed. Answers null when the line is gone. */
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
    if (decision.follows.length > 0) await recordCount(tx, userId);
    return decision.next === null ? null : { ...before, ...decision.next };
  }

  async function changeAll(
    tx: Tx,
    userId: string,
    write: () => Promise<void>,
    name: "all_notifications_read" | "all_notifications_archived" | "all_notifications_deleted",
  ): Promise<number> {
    await repository.lock(tx, [userId]);
    await write();
    const count = await unreadCount(tx, userId);
    live.record(tx, [userId], name, { count });
    live.record(tx, [userId], "notification_count_update", { count });
    return count;
  }

  /** Marks unread lines about something as read; answers how many unread lines are left. */
  async function readAbout(tx: Tx, userId: string, about: About): Promise<number> {
    await repository.lock(tx, [userId]);
    const rows = await repository.unreadAbout(tx, userId, about);
    for (const row of rows) {
      const decision = decideNotification(toNotification(row), { type: "read.toggled", is_read: true });
      if (!decision.allowed || decision.next === null) continue;
      await repository.set(tx, row.id, { isRead: true, isArchived: row.isArchived });
      live.record(tx, [userId], "notification_read", { id: row.id });
    }
    return rows.length > 0 ? recordCount(tx, userId) : unreadCount(tx, userId);
  }

  return {
    /** A page of a person’s inbox, newest first, 20 a page: the one that holds the line `around`, or else the one of that number. */
    async list(db: Db, filter: InboxFilter, wanted: { page: number; around?: string | undefined }) {
      const before =
        wanted.around === undefined ? null : await repository.newerThan(db, filter, wanted.around);
      const page = before === null ? wanted.page : Math.floor(before / inboxPageSize) + 1;
      const limit = inboxPageSize;
      const offset = rowsBefore({ page, limit });
      const { rows, total } = await repository.page(db, filter, { limit, offset });
      return { data: rows.map(toNotification), pagination: paginationOf({ page, limit, total }) };
    },
    unreadCount,
    /** Makes other changes of what waits for these people wait until the transaction ends. */
    lockCounts: repository.lock,
    /** Informs people of how much waits for them; lock their counts first. */
    async recordCounts(tx: Tx, userIds: readonly string[]): Promise<void> {
      for (const userId of userIds) await recordCount(tx, userId);
    },
    preferences,
    times,
    digests,
    push,
    whenToMail,
    /** Informs people as they want to be informed, all of a transaction's in one call: inboxes are locked in one order and counts stay true. */
    async notifyAll(tx: Tx, all: readonly AddressedNotification[]): Promise<void> {
      if (all.length === 0) return;
      const addressed = [...new Set(all.map((draft) => draft.to))];
      await repository.lock(tx, addressed);
      const chosen = await preferences.choicesOf(tx, addressed);
      const wantsMail = ({ to, type }: AddressedNotification) =>
        mailRule(type) === "unread" && chosen.of(to, type, "mail") === "on";
      const wantsDigest = ({ to, type }: AddressedNotification) =>
        mailRule(type) !== "none" && chosen.of(to, type, "mail") === "digest";
      const drafts = all.filter(({ to, type }) => chosen.of(to, type, "inApp") === "on");
      const apart = all.filter((draft) => !drafts.includes(draft));
      for (const draft of apart) if (wantsMail(draft)) await mailNow(tx, draft.to, lineOf(draft));
      const people = [...new Set(drafts.map((draft) => draft.to))];
      const rows = drafts.map((draft) => {
        const line = lineOf(draft);
        const mailDueAt = wantsMail(draft) ? line.mailDueAt : null;
        return { id: newId(), userId: draft.to, ...line, mailDueAt };
      });
      await repository.insert(tx, rows);
      await digests.add(tx, [
        ...rows.flatMap((row, index) =>
          wantsDigest(drafts[index] as AddressedNotification) ? [waitingDraft(row.userId, row.id, row)] : [],
        ),
        ...apart.filter(wantsDigest).map((draft) => waitingDraft(draft.to, null, lineOf(draft))),
      ]);
      await push.order(tx, [
        ...rows.map((row) => waitingDraft(row.userId, row.id, row)),
        ...apart.map((draft) => waitingDraft(draft.to, null, lineOf(draft))),
      ]);
      rows.forEach((row, index) => {
        const { sentence, tone } = drafts[index] as AddressedNotification;
        live.record(tx, [row.userId], "new_notification", {
          message: sentence,
          notification: { show: true, type: tone },
          item: toNotification(row),
        });
      });
      for (const userId of people) await recordCount(tx, userId);
    },
    /** Leaves the same line in the inbox of those of a whole audience who want it (a query with the column `id`), in one statement and without live events of its own. */
    async leaveForAll(tx: Tx, audience: SQL, draft: NotificationDraft): Promise<number> {
      const { userId: _, lineId: __, ...message } = waitingDraft("", null, lineOf(draft));
      const willing = preferences.willing(audience, draft.type);
      const informed = await repository.insertForAll(tx, willing, lineOf(draft));
      await push.orderForAll(tx, audience, message);
      return informed;
    },
    /** Takes what was stated about missions and proposals out of every inbox, where the lines and their counts stay, and out of what waits to be mailed. */
    async forget(tx: Tx, about: Subjects): Promise<void> {
      await repository.rewrite(tx, about, `<p>${escapeHtml(forgottenSentence)}</p>`);
      await digests.forget(tx, about);
      await push.forget(tx, about);
    },
    /** Drops what waits to be mailed or pushed; the lines stay in the inboxes. */
    async forgetWaiting(tx: Tx): Promise<void> {
      await tx.update(notifications).set({ mailDueAt: null }).where(isNotNull(notifications.mailDueAt));
      await tx.delete(digestLines);
      await tx.delete(pushMessages);
    },
    /** Marks lines of a type about a mission as read in some inboxes: what they ask for is answered. */
    async settle(
      tx: Tx,
      userIds: readonly string[],
      about: { missionId: string; type: string },
    ): Promise<void> {
      await repository.lock(tx, userIds);
      for (const userId of userIds) await readAbout(tx, userId, about);
    },
    /** Marks what the inbox shows about a mission, and about one of its proposals, as read; answers how many unread lines are left. */
    readAbout,
    /** Marks one line as read or not. Throws NOT_FOUND for a line of another person. */
    async setRead(tx: Tx, userId: string, id: string, isRead: boolean): Promise<Notification> {
      return existing(await change(tx, userId, id, { type: "read.toggled", is_read: isRead }));
    },
    /** Puts one line in the archive or back. Throws NOT_FOUND for a line of another person. */
    async setArchived(tx: Tx, userId: string, id: string, isArchived: boolean): Promise<Notification> {
      return existing(await change(tx, userId, id, { type: "archive.toggled", is_archived: isArchived }));
    },
    /** Deletes one line; answers how many unread lines are left. Throws NOT_FOUND for a line of another person. */
    async remove(tx: Tx, userId: string, id: string): Promise<number> {
      await change(tx, userId, id, { type: "notification.deleted" });
      return unreadCount(tx, userId);
    },
    /** Marks the whole inbox as read, the archive left alone; answers how many unread lines are left. */
    markAllRead: (tx: Tx, userId: string) =>
      changeAll(tx, userId, () => takeAll(tx, userId, { type: "inbox.read" }), "all_notifications_read"),
    /** Puts the whole inbox in the archive; answers how many unread lines are left. */
    archiveAll: (tx: Tx, userId: string) =>
      changeAll(
        tx,
        userId,
        () => takeAll(tx, userId, { type: "inbox.archived" }),
        "all_notifications_archived",
      ),
    /** Deletes everything, the archive included; answers how many unread lines are left. */
    removeAll: (tx: Tx, userId: string) =>
      changeAll(tx, userId, () => repository.removeAll(tx, userId), "all_notifications_deleted"),
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
