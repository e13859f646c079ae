import type { ConsentKind } from "@jobami/api/consents/routes";
import type { ConsentNoticeCode, ConsentProblem, ConsentView } from "@jobami/machines/consents/consent-form";

/** Copy of the consent modals that do not depend on the consent [CONS-11, CONS-12]. */
const shared = {
  confirm: "Confirmer",
  sending: "Enregistrement…",
  later: "Plus tard",
  firstName: "Prénom",
  lastName: "Nom",
  firstNameMissing: "Prénom manquant dans votre profil",
  lastNameMissing: "Nom manquant dans votre profil",
} as const;

/** Titles and sentences of the consent modals, those of the requirements word for word [CONS-09, CONS-10]. */
export const consentCopy = {
  ai: {
    ...shared,
    title: "Utilisation de l’intelligence artificielle",
    incomplete:
      "Vous devez compléter votre profil (nom et prénom) avant de pouvoir donner votre consentement à l'utilisation de l'IA.",
  },
  terms: {
    ...shared,
    title: "Conditions générales (CGV et CGU)",
    incomplete: "Vous devez compléter votre profil (nom et prénom) avant de pouvoir accepter les CGV/CGU.",
  },
} as const satisfies Record<ConsentKind, object>;

/** What a modal states when confirming went wrong [CONS-05, CONS-06, CONS-41, CONS-42]. */
export const consentProblems: Record<ConsentKind, Record<ConsentProblem, string>> = {
  ai: {
    NOT_TICKED: "Vous devez accepter les conditions d'utilisation de l'IA",
    SAVE_FAILED:
      "Une erreur est survenue lors de l'enregistrement de votre consentement. Veuillez réessayer.",
  },
  terms: {
    NOT_TICKED: "Vous devez accepter les CGV et CGU",
    SAVE_FAILED: "Une erreur est survenue lors de l'enregistrement de votre acceptation. Veuillez réessayer.",
  },
};

/** Where the dialog shows what went wrong: beside the box, or of the whole. */
export function consentErrors({ kind, problem }: Pick<ConsentView, "kind" | "problem">) {
  const text = consentProblems[kind];
  return {
    boxError: problem === "NOT_TICKED" ? text.NOT_TICKED : undefined,
    failure: problem === "SAVE_FAILED" ? text.SAVE_FAILED : undefined,
  };
}

/** What is stated after a change [CONS-40, CONS-45, CONS-46]. */
export const consentNotices: Record<ConsentKind, Record<ConsentNoticeCode, string>> = {
  ai: {
    CONSENT_GIVEN: "Votre consentement à l’utilisation de l’IA est enregistré",
    CONSENT_REVOKED: "Votre consentement à l’utilisation de l’IA est retiré",
    REVOKE_FAILED: "Une erreur est survenue lors de la suppression de votre consentement",
  },
  terms: {
    CONSENT_GIVEN: "CGV et CGU acceptées avec succès",
    CONSENT_REVOKED: "Votre acceptation des CGV et CGU est révoquée",
    REVOKE_FAILED: "Une erreur est survenue lors de la révocation de votre acceptation",
  },
};

/** A standing that could not be read [CONS-43, CONS-44]. */
export const consentChecks: Record<ConsentKind, string> = {
  ai: "Impossible de vérifier votre consentement IA",
  terms: "Impossible de vérifier votre consentement CGV/CGU",
};

/** Why something cannot be done yet [CONS-39]. */
export const consentRequired: Record<ConsentKind, (action: string) => string> = {
  ai: (action) =>
    `Vous devez donner votre consentement à l’utilisation de l’IA pour ${action}. Rendez-vous dans Paramètres > Consentement.`,
  terms: (action) =>
    `Vous devez accepter les CGV/CGU pour ${action}. Rendez-vous dans Paramètres > Consentement.`,
};
