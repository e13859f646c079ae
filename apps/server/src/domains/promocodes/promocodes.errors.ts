import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when a code is refused. */
export const promocodesErrors = {
  PROMO_UNKNOWN: () => "Ce code n’existe pas. Vérifiez les lettres et les chiffres.",
  PROMO_OVER: ({ isUpcoming }) =>
    isUpcoming === true ? "Ce code n’est pas encore ouvert." : "Ce code n’est plus valable.",
  PROMO_EXHAUSTED: () => "Ce code a été utilisé autant de fois que prévu.",
  PROMO_USED: () => "Vous avez déjà utilisé ce code.",
  PROMO_EXISTS: () => "Ce code existe déjà. Choisissez-en un autre.",
} satisfies Sentences;
