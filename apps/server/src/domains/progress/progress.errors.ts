import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const progressErrors = {
  PROGRESS_CHANGED: () => "La mission n’en est plus là. Voici où elle en est.",
  DISPUTE_OPEN: () => "Un litige est ouvert\u00a0: la mission attend qu’il soit réglé.",
  CHANGES_ASKED_ALREADY: () => "Des reprises ont déjà été demandées une fois.",
  HOURS_MISSING: () => "Le prix est à l’heure\u00a0: le jobbeur dit d’abord combien de temps il a travaillé.",
  WORK_TOO_EARLY: () =>
    "Ce n’est pas encore l’heure convenue\u00a0: dites que c’est fait une fois le travail fait.",
  INCIDENT_TOO_EARLY: () =>
    "C’est trop tôt\u00a0: un retard s’annonce le jour convenu, une absence se signale l’heure passée.",
  INCIDENT_CHANGED: () => "La mission n’en est plus là. Voici où elle en est.",
  AMOUNT_INVALID: () => "Indiquez un montant entier, supérieur à 0.",
  AMOUNT_TOO_HIGH: () => "C’est plus que ce qui est convenu.",
} satisfies Sentences;
