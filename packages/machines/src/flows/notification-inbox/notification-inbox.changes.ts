import type { Notification } from "@jobami/api/notifications/contract";
import type { InboxChange, NotificationInboxEvent } from "./notification-inbox.types.ts";

/** The lines as they are once a change is done. */
export function applyChange(lines: readonly Notification[], change: InboxChange): readonly Notification[] {
  const isMeant = ({ id }: Notification) => change.ids.includes(id);
  if (change.kind === "delete") return lines.filter((line) => !isMeant(line));
  const { kind, value } = change;
  return lines.map((line) => {
    if (!isMeant(line)) return line;
    return kind === "read" ? { ...line, is_read: value } : { ...line, is_archived: value };
  });
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

/** The change that an event asks for, on the lines as they are shown. */
export function changeOf(shown: readonly Notification[], event: NotificationInboxEvent): InboxChange | null {
  const inbox = shown.filter((line) => !line.is_archived);
  switch (event.type) {
    case "read.toggled":
      return { kind: "read", scope: "one", ids: [event.id], value: event.is_read };
    case "archive.toggled":
      return { kind: "archive", scope: "one", ids: [event.id], value: event.is_archived };
    case "all.read":
      return { kind: "read", scope: "all", ids: inbox.map(({ id }) => id), value: true };
    case "all.archived":
      return { kind: "archive", scope: "all", ids: inbox.map(({ id }) => id), value: true };
    default:
      return null;
  }
}
