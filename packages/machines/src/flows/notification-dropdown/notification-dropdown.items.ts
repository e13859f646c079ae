import type { DropdownItem, UnreadThings } from "./notification-dropdown.types.ts";

/** NOTIF-30: how many lines of each kind are shown at most. */
export const itemsOfAKind = 5;

/** Newest first; of one instant, by id. */
function newestFirst(one: DropdownItem, other: DropdownItem): number {
  return other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id);
}

/** Unread notifications and conversations as one list, newest first, five of each at most [NOTIF-30, NOTIF-31]. */
export function mergeUnread({ notifications, conversations }: UnreadThings): DropdownItem[] {
  const told = notifications.map(
    (line): DropdownItem => ({
      id: line.id,
      type: "notification",
      title: line.title,
      content: line.content,
      link: `/dashboard/notifications#notif-${line.id}`,
      created_at: line.created_at,
      is_read: line.is_read,
      conversation_id: null,
    }),
  );
  const written = conversations.map(
    (conversation): DropdownItem => ({
      id: conversation.id,
      type: "message",
      title: `Message de ${conversation.firstName ?? "Utilisateur"}`,
      content: conversation.preview ?? "Nouvelle conversation",
      link: `/dashboard/messages/${conversation.id}`,
      created_at: conversation.updatedAt,
      is_read: false,
      conversation_id: conversation.id,
    }),
  );
  const newest = (items: DropdownItem[]) => items.sort(newestFirst).slice(0, itemsOfAKind);
  return [...newest(told), ...newest(written)].sort(newestFirst);
}
