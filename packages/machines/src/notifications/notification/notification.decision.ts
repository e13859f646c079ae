import { transition } from "xstate";
import { notificationLifecycle } from "./notification.machine.ts";
import type {
  NotificationEvent,
  NotificationFollowUp,
  NotificationRefusal,
  NotificationState,
} from "./notification.types.ts";

/** What a step leads to (null: deleted) and what must be reported, or why it is refused. */
export type NotificationDecision =
  | { allowed: true; next: NotificationState | null; follows: readonly NotificationFollowUp[] }
  | { allowed: false; reason: NotificationRefusal };

/** Asks the life cycle what an event does to a line of the inbox, null for one that is gone; pure, performs nothing. */
export function decideNotification(
  state: NotificationState | null,
  event: NotificationEvent,
): NotificationDecision {
  const here = notificationLifecycle.resolveState({
    value:
      state === null
        ? "deleted"
        : {
            kept: {
              reading: state.is_read ? "read" : "unread",
              place: state.is_archived ? "archived" : "inbox",
            },
          },
  });
  const [next, actions] = transition(notificationLifecycle, here, event);
  const refusal = actions.find((action) => action.type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: NotificationRefusal }).reason };
  return {
    allowed: true,
    next: next.hasTag("deleted")
      ? null
      : { is_read: !next.hasTag("unread"), is_archived: next.hasTag("archived") },
    follows: actions.map((action) => action.params as unknown as NotificationFollowUp),
  };
}
