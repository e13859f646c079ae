import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const templatesErrors = {
  TEMPLATES_FULL: ({ most }) =>
    `Vous avez déjà ${most} réponses types. Supprimez-en une pour en ajouter une autre.`,
} satisfies Sentences;
