import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const verificationErrors = {
  VERIFICATION_FULL: () => "Vous avez déjà envoyé le nombre maximal de diplômes. Retirez-en un d’abord.",
  VERIFICATION_DECIDED: () => "Quelqu’un d’autre a déjà décidé, ou la personne a remplacé ce document.",
  VERIFICATION_EXPIRED: () => "Ce document n’est plus valable\u00a0: sa date est passée.",
  VERIFICATION_UNSEEN: () => "Ouvrez d’abord ce document\u00a0: on n’accepte pas ce que l’on n’a pas vu.",
  VERIFICATION_UNCHECKED: () => "Cochez chaque contrôle. S’il en manque un, refusez le document.",
  VERIFICATION_NOT_ACCEPTED: () =>
    "Ce document n’est pas accepté, ou ne l’est plus\u00a0: quelqu’un d’autre en a décidé, sa date est passée ou la personne l’a remplacé.",
  COMPANY_UNKNOWN: () => "Le registre des entreprises ne connaît pas ce SIRET.",
  COMPANY_CLOSED: () => "D’après le registre des entreprises, cet établissement est fermé.",
  REGISTER_UNAVAILABLE: () => "Le registre des entreprises ne répond pas. Réessayez plus tard.",
} satisfies Sentences;
