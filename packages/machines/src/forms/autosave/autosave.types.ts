import type { Remembering } from "../../boundary/emitted.ts";
import type { Refusal } from "../../boundary/refusal.ts";

/** What the server holds: a whole draft and which change of it this is. */
export interface SavedDraft<Draft> {
  draft: Draft;
  version: number;
}

/** One save: repeated under its key until it is answered. `version` is the one it replaces. */
export interface AutosaveSending<Draft> extends SavedDraft<Draft> {
  idempotencyKey: string;
}

/** What must outlive a reload: what is not saved, upon which version, and the save that had no answer yet. */
export interface AutosaveRecord<Draft> extends SavedDraft<Draft> {
  sending: AutosaveSending<Draft> | null;
}

export interface AutosaveInput<Draft> {
  /** What the server holds as the page opens. */
  saved: SavedDraft<Draft>;
  /** What an earlier page left unsaved. */
  record: AutosaveRecord<Draft> | null;
}

export interface AutosaveRules<Draft> {
  newIdempotencyKey: () => string;
  /** Whether a draft can be sent as it is; an unfinished one waits for its next change. */
  isWhole: (draft: Draft) => boolean;
  /** What the server holds instead, where a refusal states that a person was quicker; null for any other refusal. */
  readTheirs: (refusal: Refusal) => SavedDraft<Draft> | null;
}

export interface AutosaveContext<Draft> {
  /** What the form shows. */
  draft: Draft;
  /** What the draft is built upon. */
  saved: SavedDraft<Draft>;
  /** The newest that the server is known to hold: newer than `saved` when another tab or device was quicker. */
  newest: SavedDraft<Draft>;
  sending: AutosaveSending<Draft> | null;
  /** What was saved before the last change: it can come back. */
  previous: Draft | null;
  problem: Refusal | null;
  /** How often a save in a row had no answer. */
  attempts: number;
}

export type AutosaveEvent<Draft> =
  | { type: "draft.changed"; draft: Draft }
  /** The server was read again. */
  | { type: "server.read"; saved: SavedDraft<Draft> }
  | { type: "undo.requested" }
  | { type: "mine.stored" }
  | { type: "theirs.taken" }
  | { type: "retry.requested" }
  | { type: "browser.cameOnline" }
  /** The page is being left: now or never. */
  | { type: "page.left" };

export type AutosaveEmitted<Draft> =
  | Remembering<AutosaveRecord<Draft> | null>
  | { type: "draft.saved"; saved: SavedDraft<Draft> };
