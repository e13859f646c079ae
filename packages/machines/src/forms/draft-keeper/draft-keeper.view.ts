import type { SnapshotFrom } from "xstate";
import type { DraftKeeperMachine } from "./draft-keeper.machine.ts";

/** `none` before anything is typed or stored. */
export type DraftIndicator = "none" | "unsaved" | "saving" | "saved" | "failed";

/** What a form shows about its draft. Instants are in ms since 1970. */
export interface DraftKeeperView<Draft> {
  isLoading: boolean;
  /** While an offer waits for its answer the form rests: what it holds would replace what is offered, or be replaced by it. */
  isFormResting: boolean;
  indicator: DraftIndicator;
  /** When this draft was stored last; null before. */
  savedAt: number | null;
  /** A draft found at the start: resume it? */
  offer: { draft: Draft; savedAt: number } | null;
  /** Another tab stored something else: keep mine, or take theirs? */
  conflict: { theirs: Draft; savedAt: number } | null;
  canUndoDiscard: boolean;
  /** The last save failed and none went through since: what is typed is on this page only. */
  isNotSaved: boolean;
  /** The discarded draft could not be taken out of the storage. */
  isStillStored: boolean;
}

/** Snapshot to screen. */
export function draftKeeperView<Draft>(
  snapshot: Pick<SnapshotFrom<DraftKeeperMachine<Draft>>, "hasTag" | "context">,
): DraftKeeperView<Draft> {
  const { offered, theirs, savedAt, isDirty, isNotSaved } = snapshot.context;
  const outcome = (["saving", "failed", "saved"] as const).find((tag) => snapshot.hasTag(tag));
  return {
    isLoading: snapshot.hasTag("loading"),
    isFormResting: snapshot.hasTag("offering"),
    indicator: outcome ?? (isDirty ? "unsaved" : "none"),
    savedAt,
    offer:
      snapshot.hasTag("offering") && offered !== null
        ? { draft: offered.draft, savedAt: offered.savedAt }
        : null,
    conflict:
      snapshot.hasTag("conflict") && theirs !== null
        ? { theirs: theirs.draft, savedAt: theirs.savedAt }
        : null,
    canUndoDiscard: snapshot.hasTag("undoable"),
    isNotSaved,
    isStillStored: snapshot.hasTag("stillStored"),
  };
}
