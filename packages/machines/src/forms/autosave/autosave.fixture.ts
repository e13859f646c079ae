import { createAutosaveMachine } from "./autosave.machine.ts";
import type { SavedDraft } from "./autosave.types.ts";

export type Letter = { text: string };

/** A form of one field that saves itself; what begins with « unfinished » cannot be sent. */
export function createSampleAutosave(newIdempotencyKey: () => string) {
  return createAutosaveMachine<Letter>({
    newIdempotencyKey,
    isWhole: ({ text }) => !text.startsWith("unfinished"),
    readTheirs: ({ code, data }) => (code === "PROFILE_CHANGED" ? (data.saved as SavedDraft<Letter>) : null),
  });
}
