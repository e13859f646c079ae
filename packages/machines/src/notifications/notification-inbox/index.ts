export { applyChange, outcomeOf } from "./notification-inbox.changes.ts";
export {
  createNotificationInboxMachine,
  type NotificationInboxMachine,
} from "./notification-inbox.machine.ts";
export type {
  AskedDeletion,
  InboxChange,
  NotificationInboxEmitted,
  NotificationInboxEvent,
} from "./notification-inbox.types.ts";
export { type NotificationInboxView, notificationInboxView } from "./notification-inbox.view.ts";
