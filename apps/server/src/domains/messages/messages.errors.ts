import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const messagesErrors = {
  CONVERSATION_FROZEN: () =>
    "Cette personne n’est pas disponible pour l’instant. Vous ne pouvez pas lui écrire.",
  CONVERSATION_CLOSED: () => "Cette personne a quitté Jobami. Vous ne pouvez plus lui écrire.",
  NOTHING_HIDDEN: () => "Rien n’est masqué dans ce texte.",
  ALREADY_CONTESTED: () => "Ce filtrage a déjà été contesté.",
  CONTEST_DECIDED: () => "Quelqu’un d’autre a déjà décidé de cette contestation.",
} satisfies Sentences;
