import { maxCards } from "@jobami/api/cards/routes";
import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const cardsErrors = {
  CARDS_FULL: () => `Vous gardez déjà ${maxCards} cartes. Supprimez-en une pour en ajouter une autre.`,
  CARD_CHANGED: () => "Cette carte a été changée ailleurs. Voici où elle en est.",
} satisfies Sentences;
