import { maxFavorites } from "@jobami/api/favorites/routes";
import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const favoritesErrors = {
  FAVORITES_FULL: () => `Vous avez déjà ${maxFavorites} favoris. Retirez-en un pour en ajouter un autre.`,
} satisfies Sentences;
