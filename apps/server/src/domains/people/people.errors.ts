import { franceZone } from "@jobami/api/places/france-zone";
import type { Sentences } from "../../platform/http/error-copy.ts";

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** « Pas avant le 3 décembre 2026. »; what is missing where no date is known yet. */
function whenText({ closableFrom }: Record<string, unknown>): string {
  return typeof closableFrom === "string"
    ? `Ce compte ne se ferme pas avant le ${day.format(new Date(closableFrom))}.`
    : "Un rappel est dû d’abord, trente jours au moins avant la fermeture.";
}

/** What administrators read when this domain refuses. */
export const peopleErrors = {
  OWN_ACCOUNT: () => "Cet acte ne peut pas viser votre propre compte.",
  ADMINISTRATOR_PROTECTED: () =>
    "Un administrateur ne sanctionne pas un autre administrateur. Retirez-lui d’abord son rôle.",
  ROLE_NOT_GRANTABLE: () => "Ce rôle demande un compte actif dont l’adresse est vérifiée.",
  CLOSURE_TOO_SOON: whenText,
} satisfies Sentences;
