import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const appealsErrors = {
  APPEAL_NOT_NOW: () => "Cette décision a déjà été contestée, ou elle a changé depuis.",
  APPEAL_TOO_LATE: () => "Le délai de six mois pour contester cette décision est passé.",
  APPEAL_DECIDED: () => "Quelqu’un d’autre a déjà tranché ce recours.",
  APPEAL_TAKEN: () => "Quelqu’un d’autre suit maintenant ce recours.",
  SAME_JUDGE: () => "Vous avez pris cette décision\u00a0: une autre personne de l’équipe la réexamine.",
} satisfies Sentences;
