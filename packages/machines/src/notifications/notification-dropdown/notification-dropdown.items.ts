import type { DropdownItem, UnreadThings } from "./notification-dropdown.types.ts";

/** NOTIF-30: how many lines of each kind are shown at most. */
export const itemsOfAKind = 5;

/** Newest first; of one instant, by id. */
function newestFirst(one: DropdownItem, other: DropdownItem): number {
  return other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id);
}

/** Unread notifications and conversations as one list, newest first, five of each at most. */
export function mergeUnread({ notifications, conversations }: UnreadThings): DropdownItem[] {
  const newest = (items: readonly DropdownItem[]) => items.toSorted(newestFirst).slice(0, itemsOfAKind);
  return [...newest(notifications), ...newest(conversations)].sort(newestFirst);
}
