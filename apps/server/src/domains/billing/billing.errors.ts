import { maxDrafts, maxSendsADay } from "@jobami/api/billing/routes";
import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const billingErrors = {
  DRAFTS_FULL: () => `Vous avez déjà ${maxDrafts} brouillons. Émettez-en ou supprimez-en un.`,
  DOCUMENT_CHANGED: () => "Ce document n’en est plus là. Voici où il en est.",
  DOCUMENT_UNFINISHED: () => "Il manque encore quelque chose pour émettre ce document.",
  CREDIT_TOO_HIGH: () =>
    "L’ensemble des avoirs ne peut pas dépasser la facture, ni en tout, ni pour un taux de TVA.",
  QUOTE_EXPIRED: () => "La date de validité de ce devis est passée. Demandez-en un autre à qui l’a établi.",
  QUOTE_CLIENT_ONLY: () =>
    "Ce devis se signe depuis le lien reçu par e-mail, ou en étant connecté au compte de son destinataire.",
  LINK_ENDED: () => "Ce lien n’est plus ouvert. Demandez à qui vous l’a donné de vous l’envoyer de nouveau.",
  NO_RECIPIENT: () => "Indiquez l’adresse e-mail du destinataire, ou transmettez-lui le lien vous-même.",
  SENDS_FULL: () => `Vous avez déjà fait ${maxSendsADay} envois en vingt-quatre heures. Réessayez demain.`,
} satisfies Sentences;
