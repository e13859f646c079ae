import type { Notification } from "@jobami/api/notifications/contract";
import type { Notice } from "../../boundary/emitted.ts";
import type { RefusalCode } from "../../boundary/refusal.ts";

/** A change that shows at once and is sent behind. `ids` are the lines it was asked for. */
export type InboxChange =
  | { kind: "read"; scope: "one" | "all"; ids: readonly string[]; value: boolean }
  | { kind: "archive"; scope: "one" | "all"; ids: readonly string[]; value: boolean }
  | { kind: "delete"; scope: "one" | "all"; ids: readonly string[]; value: true };

/** What is about to be deleted and waits for a yes: one line, or everything. */
export interface AskedDeletion {
  scope: "one" | "all";
  ids: readonly string[];
}

export interface NotificationInboxContext {
  /** The lines as the server said them last. */
  lines: readonly Notification[];
  /** Changes the server has not confirmed, the one under way first. */
  changes: readonly InboxChange[];
  asked: AskedDeletion | null;
}

export type NotificationInboxEvent =
  /** The page was read, at first or again. */
  | { type: "page.read"; lines: readonly Notification[] }
  | { type: "read.toggled"; id: string; is_read: boolean }
  | { type: "archive.toggled"; id: string; is_archived: boolean }
  | { type: "all.read" }
  | { type: "all.archived" }
  /** The bin of one line, or of everything (null). */
  | { type: "deletion.asked"; id: string | null }
  | { type: "deletion.confirmed" }
  | { type: "deletion.declined" };

/** `saved`: the server has it; counts and lists may be read again. */
export type NotificationInboxEmitted = Notice<RefusalCode> | { type: "saved"; change: InboxChange };
