import type { Remembering } from "../../boundary/emitted.ts";
import type { Refusal } from "../../boundary/refusal.ts";

/** One line of the dropdown [NOTIF-27]; its text and where it leads are the product’s. */
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

/** A line as it is shown, for itself or for a group. */
export interface ShownItem extends DropdownItem {
  /** All that it stands for, itself first. */
  ids: readonly string[];
}

/** Lengths in px. */
export interface Extent {
  width: number;
  height: number;
}

/** What a load has brought into the cache: what is unread, in any order. */
export interface UnreadThings {
  notifications: readonly DropdownItem[];
  conversations: readonly DropdownItem[];
  /** What items are about, by their id: those about the same are shown as one. */
  groups?: ReadonlyMap<string, string>;
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
  /** Whether a load was answered since it was opened: what the cache holds from before is not shown. */
  isRead: boolean;
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
  | { type: "item.opened"; item: MarkTarget }
  /** The close button of a line. */
  | { type: "item.dismissed"; item: MarkTarget }
  /** The live channel reported something about the inbox. */
  | { type: "inbox.changed" }
  | { type: "panel.resized"; size: Extent }
  | { type: "window.resized"; viewport: Extent };

/** `call.failed`: something to be logged, no one is informed [NOTIF-46, NOTIF-47]. `item.marked`: what was read is to be brought up to date with it. */
export type NotificationDropdownEmitted =
  | { type: "call.failed"; during: "load" | "mark"; refusal: Refusal }
  | { type: "item.marked"; item: MarkTarget }
  | Remembering<Extent>;
