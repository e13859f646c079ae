import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const reportsErrors = {
  REPORT_TRANSITION_REFUSED: () => "Quelqu’un d’autre a déjà décidé de ce signalement.",
  ALREADY_REPORTED: () => "Vous avez déjà signalé ce contenu. Nous vous dirons ce qui est décidé.",
  OWN_CONTENT: () => "Ce contenu est le vôtre.",
  OWN_REPORT: () => "Vous avez signalé ce contenu\u00a0: une autre personne de l’équipe en décide.",
  CONTENT_GONE: () => "Ce contenu n’existe plus\u00a0: classez le signalement.",
} satisfies Sentences;
