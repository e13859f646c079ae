import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const commentsErrors = {
  COMMENT_TRANSITION_REFUSED: () => "Ce commentaire n’en est plus là.",
} satisfies Sentences;
