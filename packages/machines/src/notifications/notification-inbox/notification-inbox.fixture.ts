import type { Notification } from "@jobami/api/notifications/contract";

/** A line of the inbox, for tests; higher numbers are newer. */
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
