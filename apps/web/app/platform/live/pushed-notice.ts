import { displayText } from "@jobami/api/http/display-text";
import type { LiveEvent } from "@jobami/api/live/events";
import { conversationPath } from "../../paths.ts";
import type { NoticeText } from "../notices/index.ts";

/** Who hears the channel, and which page is before them. */
interface Hearer {
  userId: string;
  path: string;
}

/** The mission that a notification of the live channel is about, if any. */
export function notifiedMission(event: LiveEvent): string | null {
  if (event.name !== "new_notification") return null;
  const { missionId } = event.payload.item.data;
  return typeof missionId === "string" ? missionId : null;
}

/** The toast that an event of the live channel asks for; null when it asks for none [NOTIF-14]. A message whose conversation is on screen or silenced asks for none, nor does one's own. */
export function pushedNotice(event: LiveEvent, { userId, path }: Hearer): NoticeText | null {
  if (event.name === "new_message") {
    const { sender_id, conversation_id, prenom, preview, is_muted } = event.payload;
    if (is_muted || sender_id === userId || path === conversationPath(conversation_id)) return null;
    return { kind: "info", title: `Message de ${displayText(prenom)}`, message: displayText(preview) };
  }
  if (event.name !== "new_notification" || !event.payload.notification.show) return null;
  const { message, notification, item } = event.payload;
  return { kind: notification.type, title: item.title, message };
}
