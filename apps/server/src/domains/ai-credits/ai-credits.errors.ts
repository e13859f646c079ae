import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses [AICR-13]. */
export const aiCreditsErrors = {
  INSUFFICIENT_AI_CREDITS: () =>
    "Vous n’avez pas assez de crédits IA. Ajoutez-en depuis votre espace Crédits IA.",
} satisfies Sentences;
