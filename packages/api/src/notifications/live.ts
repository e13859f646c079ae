import type { AnswerOf } from "../http/contract.ts";
import type { Readings } from "../http/readings.ts";
import type { LivePatches } from "../live/define-live.ts";
import type { Notification, notificationsContract } from "./contract.ts";
import { notificationsRoutes } from "./routes.ts";

type Page = AnswerOf<typeof notificationsContract.list>;

/**
 * Puts what became of lines of the inbox, as an answer or a live event reports it, into the pages that show them; null: they are gone.
 * Every page is then read again, since its lines may have moved.
 */
export function applyNotification(
  readings: Readings,
  ids: readonly string[],
  became: Partial<Notification> | null,
): void {
  const isMeant = ({ id }: Notification) => ids.includes(id);
  readings.change<Page>(notificationsRoutes.list, {}, (known) => {
    if (known === undefined) return known;
    const data =
      became === null
        ? known.data.filter((line) => !isMeant(line))
        : known.data.map((line) => (isMeant(line) ? { ...line, ...became } : line));
    return { ...known, data };
  });
  readings.readAgain(notificationsRoutes.list);
}

/** Puts how many notifications and messages wait where it is read. */
export function applyUnreadCount(readings: Readings, count: number): void {
  readings.change(notificationsRoutes.unreadCount, {}, () => ({ success: true, count }));
}

const readListAgain = (readings: Readings) => readings.readAgain(notificationsRoutes.list);

/** The live events of notifications, with what they do to what was read. Names quoted by the specification are stored word for word [SOCK-09]. */
export const notificationsLive = {
  new_notification: (
    readings,
    _: {
      message: string;
      notification: { show: boolean; type: "success" | "error" | "warning" | "info" };
      item: Notification;
    },
  ) => readListAgain(readings),
  notification_count_update: (readings, { count }: { count: number }) => applyUnreadCount(readings, count),
  notification_read: (readings, { id }: { id: string }) =>
    applyNotification(readings, [id], { is_read: true }),
  notification_unread: (readings, { id }: { id: string }) =>
    applyNotification(readings, [id], { is_read: false }),
  notification_deleted: (readings, { id }: { id: string }) => applyNotification(readings, [id], null),
  all_notifications_read: (readings, _: { count: number }) => readListAgain(readings),
  /** One line went in or out of the archive. */
  notification_archived: (readings, { id, is_archived }: { id: string; is_archived: boolean }) =>
    applyNotification(readings, [id], { is_archived }),
  /** The whole inbox went into the archive, or was deleted. */
  all_notifications_archived: (readings, _: { count: number }) => readListAgain(readings),
  all_notifications_deleted: (readings, _: { count: number }) => readListAgain(readings),
} satisfies LivePatches;
