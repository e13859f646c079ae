import type { DropdownItem } from "./notification-dropdown.types.ts";

/** An unread line of the inbox, for tests; higher numbers are newer. */
export function line(number: number, more: Partial<DropdownItem> = {}): DropdownItem {
  return {
    id: `n-${number}`,
    type: "notification",
    title: `Ligne ${number}`,
    content: "<p>Un mot.</p>",
    link: `/dashboard/notifications#notif-n-${number}`,
    created_at: `2026-01-15T09:${String(number).padStart(2, "0")}:00.000Z`,
    is_read: false,
    conversation_id: null,
    ...more,
  };
}

/** An unread conversation, for tests; higher numbers are newer. */
export function conversation(number: number, more: Partial<DropdownItem> = {}): DropdownItem {
  return {
    id: `c-${number}`,
    type: "message",
    title: "Message de Karim",
    content: "Je passe samedi ?",
    link: `/dashboard/messages/c-${number}`,
    created_at: `2026-01-15T09:${String(number).padStart(2, "0")}:30.000Z`,
    is_read: false,
    conversation_id: `c-${number}`,
    ...more,
  };
}
