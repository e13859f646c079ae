import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const planningErrors = {
  HOUR_CHANGED: () => "L’heure a changé entre-temps. Voici où vous en êtes.",
  HOUR_TAKEN: () => "Le jobbeur a déjà une mission à cette heure-là.",
  PLANNING_FULL: () => "Vous avez déjà 200 indisponibilités. Retirez-en avant d’en ajouter.",
} satisfies Sentences;
