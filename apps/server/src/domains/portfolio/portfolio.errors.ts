import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const portfolioErrors = {
  PORTFOLIO_FULL: ({ most }) =>
    `Vous montrez déjà ${most} réalisations. Retirez-en une pour en ajouter une autre.`,
} satisfies Sentences;
