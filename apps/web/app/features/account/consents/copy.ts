import type { AnnouncedTerms, TermsStanding } from "@jobami/api/consents/contract";
import type { ConsentKind } from "@jobami/api/consents/routes";
import { franceZone } from "@jobami/api/places/france-zone";

export const section = {
  title: "Consentement",
  lead: "Ce que vous avez accepté. Retirer un accord est aussi simple que le donner.",
  given: "Donné",
  absent: "Non donné",
} as const;

export const consentCards = {
  ai: {
    title: "Utilisation de l’intelligence artificielle",
    text: "Valable 6 mois, puis à renouveler. Sans lui, les aides qui s’appuient sur l’IA restent fermées.",
    give: "Donner mon consentement",
    renew: "Renouveler",
    revoke: "Retirer mon consentement",
    revoking: "Retrait en cours…",
  },
  terms: {
    title: "CGV et CGU",
    text: "Les conditions générales de vente et d’utilisation. Sans elles, vous ne pouvez pas publier de mission.",
    give: "Lire et accepter",
    renew: null,
    revoke: "Révoquer mon acceptation",
    revoking: "Révocation en cours…",
  },
} as const satisfies Record<ConsentKind, object>;

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** « Donné le 2 novembre 2026, valable jusqu’au 2 mai 2027. » Instants are ISO texts. */
export function standingText(givenAt: string | null, validUntil: string | null): string {
  if (givenAt === null) return "";
  const since = `Donné le ${day.format(new Date(givenAt))}`;
  return validUntil === null
    ? `${since}.`
    : `${since}, valable jusqu’au ${day.format(new Date(validUntil))}.`;
}

/** Copy of terms that change [POL-14]. */
export const termsChange = {
  coming: "Nous vous demanderons alors de les accepter. D’ici là, rien ne change pour vous.",
  refuseLead: "Vous ne les acceptez pas\u202f? Vous pouvez",
  refuse: "télécharger vos données et fermer votre compte",
  refuseEnd: "\u00a0: ce qui reste d’un mois premium déjà payé est remboursé sur votre carte.",
} as const;

/** « Nos conditions changent le 20 décembre 2026 » */
export const announcedTitle = ({ takesEffectAt }: AnnouncedTerms) =>
  `Nos conditions changent le ${day.format(new Date(takesEffectAt))}`;

/** « Nos conditions ont changé (CGV 1.1, CGU 1.0) » */
export const changedTitle = ({ cgvVersion, cguVersion }: Pick<TermsStanding, "cgvVersion" | "cguVersion">) =>
  `Nos conditions ont changé (CGV ${cgvVersion}, CGU ${cguVersion})`;
