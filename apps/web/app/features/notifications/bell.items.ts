import { displayText } from "@jobami/api/http/display-text";
import type { Conversation } from "@jobami/api/messages/contract";
import type { Notification } from "@jobami/api/notifications/contract";
import type { DropdownItem } from "@jobami/machines/notifications/notification-dropdown";
import { memberPages } from "../../pages.ts";
import { conversationPath } from "../../paths.ts";

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

/** A conversation with something new as a line under the bell, which leads to it [NOTIF-25, NOTIF-27, NOTIF-28, NOTIF-29]. */
export function itemOfConversation({
  id,
  otherUser,
  last_message,
  last_message_preview,
  last_message_date,
  updated_at,
}: Conversation): DropdownItem {
  return {
    // Of its newest message: what comes after one was read is another line.
    id: last_message?.id ?? id,
    type: "message",
    title: `Message de ${displayText(otherUser.prenom.trim()) || "Utilisateur"}`,
    content: last_message_preview ?? "Nouvelle conversation",
    link: conversationPath(id),
    created_at: last_message_date ?? updated_at,
    is_read: false,
    conversation_id: id,
  };
}
