import type { Notice } from "../../boundary/emitted.ts";

/** A draft as it is stored: anything that survives JSON, dated (ms since 1970), with the shape it was written in. */
export interface StoredDraft<Draft> {
  draft: Draft;
  savedAt: number;
  schemaVersion: number;
}

export interface DraftKeeperInput<Draft> {
  /** The form when nothing was typed: never stored, never offered. */
  blank: Draft;
  /** Shape of the drafts that this form can read. */
  schemaVersion: number;
}

export interface DraftKeeperContext<Draft> extends DraftKeeperInput<Draft> {
  /** What the form holds. */
  draft: Draft;
  /** Whether the form holds something that is not stored. */
  isDirty: boolean;
  /** The last save failed and none went through since. */
  isNotSaved: boolean;
  /** When this tab's draft was stored last; null before. */
  savedAt: number | null;
  /** Instant of the save under way. */
  savingAt: number;
  /** What was found at the start and waits for a yes or no. */
  offered: StoredDraft<Draft> | null;
  /** What another tab stored meanwhile. */
  theirs: StoredDraft<Draft> | null;
  /** What was discarded and can still come back. */
  discarded: Draft | null;
}

export type DraftKeeperEvent<Draft> =
  | { type: "draft.changed"; draft: Draft }
  /** The page is being left: now or never. */
  | { type: "page.left" }
  | { type: "offer.accepted" }
  | { type: "offer.declined" }
  /** Another tab stored a draft. */
  | { type: "other.saved"; stored: StoredDraft<Draft> }
  | { type: "mine.stored" }
  | { type: "theirs.taken" }
  | { type: "save.retried" }
  | { type: "draft.discarded" }
  | { type: "discard.undone" }
  | { type: "draft.published" };

export type DraftNoticeCode = "DRAFT_UNREADABLE" | "DRAFT_NOT_CLEARED" | "DRAFT_DISCARDED";

/** The form is to show this draft instead of what it holds. */
export interface DraftShown<Draft> {
  type: "draft.shown";
  draft: Draft;
}

export type DraftKeeperEmitted<Draft> = Notice<DraftNoticeCode> | DraftShown<Draft>;
