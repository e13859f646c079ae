import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const subscriptionsErrors = {
  ALREADY_PREMIUM: () => "Vous êtes déjà premium. L’espace d’abonnement change ou termine ce que vous avez.",
  NO_SUBSCRIPTION: () => "Vous n’avez pas d’abonnement en cours.",
} satisfies Sentences;
