import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const statisticsErrors = {
  PREMIUM_NEEDED: () => "Les statistiques avancées font partie de l’offre premium.",
} satisfies Sentences;
