import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const jobiErrors = {
  INSUFFICIENT_JOBI: () => "Vous n’avez pas assez de Jobi.",
} satisfies Sentences;
