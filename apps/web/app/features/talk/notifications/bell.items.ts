import { displayText } from "@jobami/api/http/display-text";
import type { Conversation } from "@jobami/api/messages/contract";
import type { Notification } from "@jobami/api/notifications/contract";
import type { DropdownItem } from "@jobami/machines/notifications/notification-dropdown";
import { notificationsPath } from "../../../generated/paths.ts";
import { conversationPath } from "../../../paths.ts";

/** A notification as a line under the bell, which leads to it in the inbox [NOTIF-24, NOTIF-27]. */
export function itemOfNotification({ id, title, content, created_at, is_read }: Notification): DropdownItem {
  return {
    id,
    type: "notification",
    title,
    content,
    link: `${notificationsPath}#notif-${id}`,
    created_at,
    is_read,
    conversation_id: null,
  };
}

/** A conversation with something new as a line under the bell, which leads to it [NOTIF-25, NOTIF-27, NOTIF-28, NOTIF-29]. */
export function itemOfConversation({
  id,
  otherUser,
  last_message,
  last_message_preview,
  last_message_date,
  updated_at,
}: Conversation): DropdownItem {
  return {
    // Of its newest message: what comes after one was read is another line.
    id: last_message?.id ?? id,
    type: "message",
    title: `Message de ${displayText(otherUser.prenom.trim()) || "Utilisateur"}`,
    content: last_message_preview ?? "Nouvelle conversation",
    link: conversationPath(id),
    created_at: last_message_date ?? updated_at,
    is_read: false,
    conversation_id: id,
  };
}

/** What several lines of a kind are, of one mission where they are about one. */
const gathered: Partial<Record<Notification["type"], { many: string; ofMission: boolean }>> = {
  proposal_received: { many: "propositions", ofMission: true },
  comment_received: { many: "commentaires", ofMission: true },
  mission_published: { many: "missions vous correspondent", ofMission: false },
};

/** Which lines are about the same, by id. */
export function groupsOf(lines: readonly Notification[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap(({ id, type, data }) => {
      const kind = gathered[type];
      if (kind === undefined || (kind.ofMission && typeof data.missionId !== "string")) return [];
      return [[id, kind.ofMission ? `${type} ${String(data.missionId)}` : type]];
    }),
  );
}

/** « 4 propositions pour « … » », the mission as the newest line’s text names it; null for a line that stands alone. `isAll`: nothing unread lies beyond what was read. */
export function groupTitle(
  { type, text }: { type: Notification["type"]; text: string },
  count: number,
  isAll: boolean,
): string | null {
  const kind = gathered[type];
  if (kind === undefined || count < 2) return null;
  const mission = /^[^«]*(«\u202f.*\u202f»)/.exec(text)?.[1];
  const many = `${isAll ? "" : "Au moins "}${count} ${kind.many}`;
  return kind.ofMission && mission !== undefined ? `${many} pour ${mission}` : many;
}
