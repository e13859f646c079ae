import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const verificationErrors = {
  VERIFICATION_FULL: () => "Vous avez déjà envoyé le nombre maximal de diplômes. Retirez-en un d’abord.",
  VERIFICATION_DECIDED: () => "Quelqu’un d’autre a déjà décidé, ou la personne a remplacé ce document.",
  VERIFICATION_EXPIRED: () => "Ce document n’est plus valable\u00a0: sa date est passée.",
  COMPANY_UNKNOWN: () => "Le registre des entreprises ne connaît pas ce SIRET.",
  COMPANY_CLOSED: () => "D’après le registre des entreprises, cet établissement est fermé.",
  REGISTER_UNAVAILABLE: () => "Le registre des entreprises ne répond pas. Réessayez plus tard.",
} satisfies Sentences;
