export { itemsOfAKind, mergeUnread } from "./notification-dropdown.items.ts";
export {
  createNotificationDropdownMachine,
  type NotificationDropdownMachine,
} from "./notification-dropdown.machine.ts";
export { mobileBelow, panelBounds, panelSize, smallestPanel } from "./notification-dropdown.size.ts";
export type {
  DropdownItem,
  Extent,
  MarkTarget,
  NotificationDropdownEmitted,
  NotificationDropdownEvent,
  NotificationDropdownInput,
  ShownItem,
  UnreadThings,
} from "./notification-dropdown.types.ts";
export { type NotificationDropdownView, notificationDropdownView } from "./notification-dropdown.view.ts";
