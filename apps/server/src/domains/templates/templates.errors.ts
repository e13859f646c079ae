import { maxTemplates } from "@jobami/api/templates/routes";
import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const templatesErrors = {
  TEMPLATES_FULL: () =>
    `Vous avez déjà ${maxTemplates} réponses types. Supprimez-en une pour en ajouter une autre.`,
} satisfies Sentences;
