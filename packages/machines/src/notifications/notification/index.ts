export { decideNotification, type NotificationDecision } from "./notification.decision.ts";
export { notificationLifecycle } from "./notification.machine.ts";
export type {
  NotificationEvent,
  NotificationFollowUp,
  NotificationRefusal,
  NotificationState,
} from "./notification.types.ts";
