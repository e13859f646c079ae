import { maxOpenTickets, maxReplies, maxTags } from "@jobami/api/support/routes";
import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const supportErrors = {
  TICKETS_FULL: () =>
    `Vous avez déjà ${maxOpenTickets} demandes en cours. Terminez-en une, ou écrivez dans l’une d’elles.`,
  TICKET_CHANGED: () => "Cette demande n’en est plus là. Voici où elle en est.",
  TICKET_CLOSED: () => "Cette demande est close depuis plus de trente jours. Ouvrez-en une autre.",
  TICKET_LONG: () => "Cette demande est déjà très longue. Ouvrez-en une autre.",
  TAG_EXISTS: () => "Cette étiquette existe déjà.",
  TAGS_FULL: () => `Il y a déjà ${maxTags} étiquettes. Supprimez-en une pour en ajouter une autre.`,
  REPLIES_FULL: () => `Il y a déjà ${maxReplies} réponses types. Supprimez-en une pour en ajouter une autre.`,
} satisfies Sentences;
