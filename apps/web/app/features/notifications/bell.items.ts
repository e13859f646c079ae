import type { Notification } from "@jobami/api/notifications/contract";
import type { DropdownItem } from "@jobami/machines/notifications/notification-dropdown";
import { memberPages } from "../../pages.ts";

/** A notification as a line under the bell, which leads to it in the inbox [NOTIF-24, NOTIF-27]. */
export function itemOfNotification({ id, title, content, created_at, is_read }: Notification): DropdownItem {
  return {
    id,
    type: "notification",
    title,
    content,
    link: `${memberPages.notifications.path}#notif-${id}`,
    created_at,
    is_read,
    conversation_id: null,
  };
}
