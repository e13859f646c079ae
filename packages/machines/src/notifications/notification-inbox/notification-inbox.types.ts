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
  /** Changes the server has not confirmed, the one under way first. */
  changes: readonly InboxChange[];
  asked: AskedDeletion | null;
}

export type NotificationInboxEvent =
  | { type: "read.toggled"; id: string; is_read: boolean }
  | { type: "archive.toggled"; id: string; is_archived: boolean }
  /** Everything: `ids` are the lines on screen that it is asked for. */
  | { type: "all.read"; ids: readonly string[] }
  | { type: "all.archived"; ids: readonly string[] }
  /** The bin of one line, or of everything. */
  | ({ type: "deletion.requested" } & AskedDeletion)
  | { type: "deletion.confirmed" }
  | { type: "deletion.declined" };

/** `change.saved`: the server has it. `lines.vanished`: the server has them no more. What was read is to be brought up to date with either. */
export type NotificationInboxEmitted =
  | Notice<RefusalCode>
  | { type: "change.saved"; change: InboxChange }
  | { type: "lines.vanished"; ids: readonly string[] };
