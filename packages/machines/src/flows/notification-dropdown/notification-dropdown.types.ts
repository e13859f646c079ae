import type { Notification } from "@jobami/api/notifications/contract";
import type { Remembering } from "../../boundary/emitted.ts";
import type { Refusal } from "../../boundary/refusal.ts";

/** An unread conversation, as the dropdown shows it. */
export interface UnreadConversation {
  id: string;
  /** First name of the other person; null when it is not known. */
  firstName: string | null;
  /** The last message, shortened; null when nothing was written yet. */
  preview: string | null;
  updatedAt: string;
}

/** One line of the dropdown [NOTIF-27]. */
export interface DropdownItem {
  id: string;
  type: "notification" | "message";
  title: string;
  content: string;
  link: string;
  created_at: string;
  is_read: boolean;
  conversation_id: string | null;
}

/** Lengths in px. */
export interface Extent {
  width: number;
  height: number;
}

/** What a load brings: what is unread, newest first. */
export interface UnreadThings {
  notifications: readonly Notification[];
  conversations: readonly UnreadConversation[];
}

export interface NotificationDropdownInput {
  /** Inner size of the window, in px. */
  viewport: Extent;
  /** The size that the person chose earlier. */
  record: Extent | null;
}

/** What is to be marked as read. */
export type MarkTarget = Pick<DropdownItem, "id" | "type" | "conversation_id">;

export interface NotificationDropdownContext {
  viewport: Extent;
  chosen: Extent | null;
  items: readonly DropdownItem[];
  /** What was read here since it was opened: an answer that is older does not bring it back. */
  handled: readonly string[];
  /** What waits to be marked as read, the one under way first. */
  marks: readonly MarkTarget[];
}

export type NotificationDropdownEvent =
  | { type: "bell.pressed" }
  /** A press outside, Escape, or the link « Voir toutes les non lues ». */
  | { type: "panel.left" }
  /** A line was followed. */
  | { type: "item.opened"; id: string }
  /** The close button of a line. */
  | { type: "item.dismissed"; id: string }
  /** The live channel said something about the inbox. */
  | { type: "inbox.changed" }
  | { type: "panel.resized"; size: Extent }
  | { type: "window.resized"; viewport: Extent };

/** `failed`: something to be logged, nobody is told [NOTIF-46, NOTIF-47]. */
export type NotificationDropdownEmitted =
  | { type: "failed"; during: "load" | "mark"; refusal: Refusal }
  | { type: "marked" }
  | Remembering<Extent>;
