import type { Notification } from "@jobami/api/notifications/contract";
import type { UnreadConversation } from "./notification-dropdown.types.ts";

/** An unread line of the inbox, for tests; higher numbers are newer. */
export function line(number: number, more: Partial<Notification> = {}): Notification {
  return {
    id: `n-${number}`,
    type: "account",
    title: `Ligne ${number}`,
    content: "<p>Un mot.</p>",
    link: "/dashboard",
    created_at: `2026-01-15T09:${String(number).padStart(2, "0")}:00.000Z`,
    is_read: false,
    is_archived: false,
    data: {},
    ...more,
  };
}

/** An unread conversation, for tests; higher numbers are newer. */
export function conversation(number: number, more: Partial<UnreadConversation> = {}): UnreadConversation {
  return {
    id: `c-${number}`,
    firstName: "Karim",
    preview: "Je passe samedi ?",
    updatedAt: `2026-01-15T09:${String(number).padStart(2, "0")}:30.000Z`,
    ...more,
  };
}
