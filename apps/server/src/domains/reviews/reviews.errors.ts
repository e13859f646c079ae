import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const reviewsErrors = {
  REVIEW_EXISTS: () => "Vous avez déjà donné votre avis sur cette mission.",
  REVIEW_CLOSED: () => "Un avis se donne dans les 7 jours qui suivent la fin de la mission.",
  REVIEW_FIXED: () => "Un avis se corrige pendant 48 heures, tant que personne n’y a répondu.",
  REVIEW_ANSWERED: () => "Vous avez déjà répondu à cet avis.",
} satisfies Sentences;
