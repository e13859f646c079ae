export { decideNotification, notificationLifecycle } from "./notification.machine.ts";
export type {
  NotificationEvent,
  NotificationFollowUp,
  NotificationRefusal,
  NotificationState,
} from "./notification.types.ts";
