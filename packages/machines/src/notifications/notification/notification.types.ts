import type { ErrorCode } from "@jobami/api/http/error-codes";

/** What the machine must know of a line of the inbox. */
export interface NotificationState {
  is_read: boolean;
  is_archived: boolean;
}

/** What its owner does with a line; `is_…` is what it is to be. Staff’s own events of the whole inbox come as one a line. */
export type NotificationEvent =
  | { type: "read.toggled"; is_read: boolean }
  | { type: "archive.toggled"; is_archived: boolean }
  | { type: "inbox.read" }
  | { type: "inbox.archived" }
  | { type: "notification.deleted" };

/** What must be reported to every open tab after the step; named here, performed by the server. */
export interface NotificationFollowUp {
  type: "notification_read" | "notification_unread" | "notification_archived" | "notification_deleted";
}

/** Why a step is refused, as the error code that the server answers. */
export type NotificationRefusal = Extract<ErrorCode, "NOT_FOUND">;
