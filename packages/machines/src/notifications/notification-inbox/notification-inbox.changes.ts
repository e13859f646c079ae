import type { Notification } from "@jobami/api/notifications/contract";
import type { InboxChange, NotificationInboxEvent } from "./notification-inbox.types.ts";

/** What a change makes of its lines; null where it deletes them. */
export function outcomeOf({ kind, value }: InboxChange): Partial<Notification> | null {
  if (kind === "delete") return null;
  return kind === "read" ? { is_read: value } : { is_archived: value };
}

/** The lines as they are once a change is done. */
export function applyChange(lines: readonly Notification[], change: InboxChange): readonly Notification[] {
  const isMeant = ({ id }: Notification) => change.ids.includes(id);
  const outcome = outcomeOf(change);
  if (outcome === null) return lines.filter((line) => !isMeant(line));
  return lines.map((line) => (isMeant(line) ? { ...line, ...outcome } : line));
}

/**
 * Adds a change behind those that wait. The last wish counts: one that waits, unsent, for the same thing of the same line is
 * replaced. The first is under way and stays.
 */
export function queueChange(changes: readonly InboxChange[], added: InboxChange): readonly InboxChange[] {
  const isSame = (other: InboxChange, index: number) =>
    index > 0 &&
    added.scope === "one" &&
    other.scope === "one" &&
    other.kind === added.kind &&
    other.ids[0] === added.ids[0];
  return [...changes.filter((other, index) => !isSame(other, index)), added];
}

/** The change that an event asks for. */
export function changeOf(event: NotificationInboxEvent): InboxChange | null {
  switch (event.type) {
    case "read.toggled":
      return { kind: "read", scope: "one", ids: [event.id], value: event.is_read };
    case "archive.toggled":
      return { kind: "archive", scope: "one", ids: [event.id], value: event.is_archived };
    case "all.read":
      return { kind: "read", scope: "all", ids: event.ids, value: true };
    case "all.archived":
      return { kind: "archive", scope: "all", ids: event.ids, value: true };
    default:
      return null;
  }
}
