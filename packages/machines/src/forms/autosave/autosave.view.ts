import type { FieldError } from "@jobami/api/http/error-codes";
import type { SnapshotFrom } from "xstate";
import type { AutosaveMachine } from "./autosave.machine.ts";

const statuses = ["saved", "unsaved", "unfinished", "saving", "unanswered", "refused", "conflict"] as const;

/** Where what was typed stands; `unfinished` waits for its next change, `unanswered` is stored on this device and tried again. */
export type AutosaveStatus = (typeof statuses)[number];

/** What a form that saves itself shows. */
export interface AutosaveView<Draft> {
  draft: Draft;
  status: AutosaveStatus;
  canUndo: boolean;
  /** What another tab or device saved meanwhile; null but in a conflict. */
  theirs: Draft | null;
  /** Why the last save was refused, with the fields that it names. */
  problem: { message: string; fields: readonly FieldError[] } | null;
}

/** Snapshot to screen. */
export function autosaveView<Draft>(
  snapshot: Pick<SnapshotFrom<AutosaveMachine<Draft>>, "hasTag" | "context">,
): AutosaveView<Draft> {
  const { draft, newest, previous, problem } = snapshot.context;
  const status = statuses.find((tag) => snapshot.hasTag(tag)) ?? "unsaved";
  return {
    draft,
    status,
    canUndo: status === "saved" && previous !== null,
    theirs: status === "conflict" ? newest.draft : null,
    problem: problem === null ? null : { message: problem.message, fields: problem.fields },
  };
}
