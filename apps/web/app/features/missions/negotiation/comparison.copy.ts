import type { Freedom } from "@jobami/api/comparison/routes";
import type { Mission } from "@jobami/api/missions/contract";
import type { Proposal } from "@jobami/api/proposals/contract";

/** Copy of what is compared of proposals. */
export const comparisonCopy = {
  title: "Comparer les propositions",
  caption: (count: number) => `${count}\u00a0propositions à comparer`,
  who: "Jobbeur",
  price: "Prix",
  known: "Avis",
  near: "Distance",
  freedom: "Ce jour-là",
  freedomOfDays: "Chacun de ces jours",
  freedomOfWeek: "D’ici une semaine",
  message: "Message",
  answer: "Réponse",
  badges: "Badges",
  same: "comme prévu",
  whole: "pour le tout",
  noReviews: "Pas encore d’avis",
  failed: "Ce qu’on sait des jobbeurs n’a pas pu être chargé.",
  again: "Réessayer",
  completed: (count: number) =>
    count === 0 ? "Première mission ici" : `${count}\u00a0${count > 1 ? "missions faites" : "mission faite"}`,
  distance: (km: number) => (km === 0 ? "Dans la commune" : `À ${km}\u00a0km`),
} as const;

/** Whether a jobbeur has time when the mission is wanted. */
export const freedomTexts: Record<Freedom, string> = {
  free: "Libre",
  busy: "Pas libre",
  unknown: "Non précisé",
};

const difference = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
  signDisplay: "always",
});

/** How far a proposal is from the budget: « +10 € sur le budget », « −5 € sur le budget »; nothing where they are not paid alike. */
export function differenceText(
  proposal: Proposal,
  budget: Pick<Mission, "amount" | "paymentMethodType">,
): string {
  if (proposal.paymentMethodType !== "euros" || budget.paymentMethodType !== "euros") return "—";
  const cents = Math.round((proposal.amount - budget.amount) * 100);
  return cents === 0
    ? comparisonCopy.same
    : `${difference.format(cents / 100).replace("-", "−")} sur le budget`;
}
