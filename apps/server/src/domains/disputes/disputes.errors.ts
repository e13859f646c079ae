import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const disputesErrors = {
  DISPUTE_CHANGED: () => "Le litige n’en est plus là. Voici où il en est.",
  DISPUTE_NOT_NOW: () => "Un litige ne peut pas être ouvert maintenant pour cette raison.",
  DISPUTE_FULL: () => "Ce litige est déjà très long. L’équipe va le lire tel qu’il est.",
  ANSWER_AWAITED: () => "L’autre personne a trois jours pour donner sa version. Attendez-la.",
} satisfies Sentences;
