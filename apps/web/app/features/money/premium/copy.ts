import { franceZone } from "@jobami/api/places/france-zone";
import type { PromoOutcome, SubscriptionStatus } from "@jobami/api/subscriptions/contract";
import type { OptionKey } from "@jobami/api/subscriptions/plans";
import type { SubscriptionState } from "@jobami/api/subscriptions/routes";
import { sumText } from "../../../entities/price/index.ts";

export const copy = {
  title: "Premium",
  lead: "L’offre gratuite suffit pour publier, proposer et vous régler directement. Premium s’adresse à qui s’en sert souvent.",
  failed: "Votre abonnement n’a pas pu être chargé.",
  plansFailed: "Les offres n’ont pas pu être chargées.",
  compare: "Les deux offres",
  free: "Gratuit",
  premium: "Premium",
  current: "Votre offre",
  perMonth: "par mois",
  forEver: "sans limite de durée",
  options: "En option",
  subscribe: "Souscrire et payer",
  promo: "Code promo",
  promoHelp: "La réduction vaut tant que l’abonnement court.",
  apply: "Appliquer",
  checking: "Vérification…",
  removePromo: "Retirer le code",
  opening: "Ouverture du paiement…",
  engagement:
    "Sans engagement\u00a0: vous résiliez quand vous voulez, et gardez premium jusqu’à la fin du mois payé.",
  half: "À moitié prix, à vie\u00a0: votre compte est parmi les 500 premiers.",
  mine: "Mon abonnement",
  state: "État",
  monthly: "Mensualité",
  ends: "Se termine le",
  renews: "Se renouvelle le",
  manage: "Gérer mon abonnement",
  manageHelp: "Carte, factures et résiliation, aussi dans l’espace du prestataire de paiement.",
  end: "Résilier",
  endQuestion: "Résilier l’abonnement\u202f?",
  endLoss: (day: string | null) =>
    day === null
      ? "Premium s’arrête à la fin du mois payé."
      : `Premium s’arrête le ${day}, à la fin du mois payé.`,
  keptAtEnd: "Rien de ce que vous avez gardé n’est effacé.",
  endConfirm: "Résilier l’abonnement",
  endCancel: "Garder premium",
  ended: "Votre abonnement est résilié.",
  invoices: "Mes factures",
  reactivate: "Reprendre l’abonnement",
  reactivating: "Reprise…",
  reactivated: "Votre abonnement se renouvelle de nouveau.",
  received: "Paiement reçu, en cours d’activation",
  receivedText:
    "La confirmation du prestataire arrive en général en quelques secondes. Vous pouvez quitter cette page.",
  active: "Votre abonnement premium est actif",
  cancelled: "Paiement annulé",
  cancelledText: "Rien n’a été débité. Vous restez sur l’offre gratuite.",
  failedPayment: "Le paiement n’a pas abouti",
  failedPaymentText: "Rien n’a été débité. Essayez avec une autre carte.",
  overdue: "Votre dernière échéance n’a pas été payée",
  overdueText: "Changez de carte dans l’espace d’abonnement pour garder premium.",
} as const;

/** What both plans give, to who works for others and to who does not: nothing of it is ever sold. */
export const givenByBoth = {
  jobbeur: [
    "Publier des missions et faire des propositions",
    "Messagerie, planning, avis et badges",
    "Aucune commission sur ce que vous gagnez",
  ],
  requester: [
    "Publier des missions et recevoir des propositions",
    "Messagerie, planning, avis et badges",
    "Aucune commission sur ce que vous payez",
  ],
} as const;

/** What an option gives, and what stands in its place without it. */
export const optionCopy: Record<OptionKey, { with: string; without: string }> = {
  reponses_types: { with: "100 réponses types", without: "30 réponses types" },
  aide_prioritaire: {
    with: "Vos demandes d’aide passent en premier",
    without: "Aide de l’équipe, dans l’ordre d’arrivée",
  },
  realisations: {
    with: "30 réalisations sur votre profil de jobbeur",
    without: "12 réalisations sur votre profil de jobbeur",
  },
  statistiques: {
    with: "Statistiques avancées\u00a0: services, communes, horaires et prix comparés",
    without: "Statistiques de base, comparées à la période d’avant",
  },
};

export const stateLabels: Record<SubscriptionState, string> = {
  none: "Aucun abonnement",
  checkout: "Paiement à terminer",
  active: "Actif",
  cancelling: "Résilié, encore actif",
  past_due: "Échéance à régler",
  ended: "Terminé",
};

/** Cents a month: « 2,45 € par mois ». */
export const monthText = (cents: number): string => `${sumText({ cents, jobis: 0 })} ${copy.perMonth}`;

/** What an option costs on top. */
export const extraText = (label: string, cents: number): string => `${label} (+\u00a0${monthText(cents)})`;

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** Until when a month is paid, and what comes then. */
export function dueText({ resilie, echeance }: SubscriptionStatus): { term: string; details: string } | null {
  if (echeance === null) return null;
  return { term: resilie ? copy.ends : copy.renews, details: day.format(new Date(echeance)) };
}

/** How a payment went, by the address that the browser came back to. */
export type Outcome = "received" | "cancelled" | "failed";

const outcomes: Readonly<Record<string, Outcome>> = {
  recu: "received",
  annule: "cancelled",
  echec: "failed",
};

/** How a payment went; null on an ordinary visit. */
export function readOutcome(params: URLSearchParams): Outcome | null {
  const payment = params.get("paiement") ?? "";
  return Object.hasOwn(outcomes, payment) ? (outcomes[payment] ?? null) : null;
}

/** What a code makes of the price: « BIENVENUE30 : 3,43 € par mois au lieu de 4,90 € ». */
export function promoText({ code, applies, before, prix }: PromoOutcome): string {
  const euros = (cents: number) => sumText({ cents, jobis: 0 });
  return applies === "half"
    ? `Votre moitié prix à vie (${monthText(prix)}) est plus avantageuse\u00a0: elle reste, et le code ${code} n’est pas utilisé.`
    : `${code}\u00a0: ${monthText(prix)} au lieu de ${euros(before)}.`;
}
