import { maxOffers } from "@jobami/api/offers/routes";
import { franceZone } from "@jobami/api/places/france-zone";
import type { Sentences } from "../../platform/http/error-copy.ts";

const whenInFrance = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: franceZone,
});

/** When a code was used, « le 20 novembre 2026 à 09:30 »; nothing where it is not known. */
function usedText({ usedAt }: Record<string, unknown>): string {
  return typeof usedAt === "string" ? ` le ${whenInFrance.format(new Date(usedAt))}` : "";
}

/** What people read when this domain refuses. */
export const offersErrors = {
  PARTNERS_ONLY: () => "Seuls les jobbeurs proposent des offres partenaires.",
  OWN_OFFER: () => "Cette offre est la vôtre.",
  OFFERS_FULL: () => `Vous avez déjà ${maxOffers} offres en cours. Terminez-en une pour en créer une autre.`,
  OFFER_CHANGED: () => "Cette offre n’en est plus là. Voici où elle en est.",
  OFFER_FIXED: () =>
    "Quelqu’un a déjà un code de cette offre\u00a0: ce qui lui est promis ne change plus. Vous pouvez la prolonger ou ajouter des codes.",
  OFFER_NOT_OPEN: () => "Cette offre est en pause. Revenez plus tard.",
  OFFER_NOT_STARTED: () => "Cette offre n’a pas encore commencé.",
  OFFER_OVER: () => "Cette offre est terminée.",
  OFFER_EXHAUSTED: () => "Tous les codes de cette offre sont pris.",
  CODE_NOT_YOURS: () =>
    "Ce code est celui d’une offre de quelqu’un d’autre\u00a0: seule cette personne peut le valider.",
  CODE_USED: (data) => `Ce code a déjà été utilisé${usedText(data)}.`,
} satisfies Sentences;
