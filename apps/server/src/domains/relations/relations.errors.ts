import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const relationsErrors = {
  NOTE_CHANGED: () => "Cette note a été modifiée ailleurs entre-temps.",
} satisfies Sentences;
