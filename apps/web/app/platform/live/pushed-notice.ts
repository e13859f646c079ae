import type { LiveEvent } from "@jobami/api/live/events";
import type { NoticeText } from "../notices/index.ts";

/** The toast that an event of the live channel asks for; null when it asks for none [NOTIF-14]. */
export function pushedNotice(event: LiveEvent): NoticeText | null {
  if (event.name !== "new_notification" || !event.payload.notification.show) return null;
  const { message, notification, item } = event.payload;
  return { kind: notification.type, title: item.title, message };
}
