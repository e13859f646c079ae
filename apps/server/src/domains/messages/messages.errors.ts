import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const messagesErrors = {
  CONVERSATION_FROZEN: () =>
    "Cette personne n’est pas disponible pour l’instant. Vous ne pouvez pas lui écrire.",
  CONVERSATION_CLOSED: () => "Cette personne a quitté Jobami. Vous ne pouvez plus lui écrire.",
} satisfies Sentences;
