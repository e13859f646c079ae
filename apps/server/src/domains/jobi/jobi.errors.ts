import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const jobiErrors = {
  INSUFFICIENT_JOBI: () => "Vous n’avez pas assez de Jobi.",
  JOBI_NOT_GIVEN: () => "Les Jobi se gagnent\u00a0: personne ne peut s’en ajouter.",
} satisfies Sentences;
