import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when a card cannot be paid with. */
export const paymentsErrors = {
  PAYMENTS_UNAVAILABLE: () =>
    "Le paiement par carte ne répond pas pour le moment. Rien n’a été débité\u202f; réessayez plus tard.",
  PAYMENT_UNDER_WAY: () =>
    "Un paiement vient d’être fait et va être confirmé. Attendez un instant avant d’en commencer un autre.",
} satisfies Sentences;
