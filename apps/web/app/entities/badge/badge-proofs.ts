import type { BadgeKey } from "@jobami/api/quality/badges";

/** What each badge proves to who reads a profile. */
export const badgeProofs: Record<BadgeKey, string> = {
  verified: "Pièce d’identité et qualification contrôlées par l’équipe, 5 avis positifs au moins.",
  profile: "Tout ce qui décrit cette personne est rempli.",
  first: "Une mission menée à bien ici.",
  five: "Au moins 5 missions menées à bien ici.",
  twentyFive: "Au moins 25 missions menées à bien ici.",
  quick: "Répond en deux heures au plus, 8 fois sur 10.",
  rated: "Au moins 5 avis, et 4,3 sur 5 en moyenne.",
};
