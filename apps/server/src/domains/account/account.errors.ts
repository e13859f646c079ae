import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const accountErrors = {
  ACCOUNT_COMMITTED: () => "Des missions sont en cours. Terminez-les ou annulez-les d’abord.",
  ACCOUNT_TRANSITION_REFUSED: () => "Votre compte n’en est plus là. Rechargez la page.",
} satisfies Sentences;
