import type { MissionStatus } from "@jobami/api/missions/contract";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";

/** Missions that an accepted proposal belongs to. */
export type AgreedStatus = Extract<MissionStatus, "en_cours" | "terminee" | "annulee">;

/** Whether a mission may have a person who was chosen for it. */
export function isAgreedStatus(statut: MissionStatus): statut is AgreedStatus {
  return statut === "en_cours" || statut === "terminee" || statut === "annulee";
}

export const agreementCopy = {
  title: "Ce qui est convenu",
  price: "Prix convenu",
  budget: "Budget annoncé",
  with: "Avec",
  when: "Quand",
  payment: "Paiement",
  since: "Convenu",
  next: "Et maintenant\u202f?",
} as const;

/** How the jobbeur is paid: by the other side, without the product in between [PROP-25, PROP-26]. */
export const paymentLabels: Record<Proposal["paymentMethodType"], string> = {
  euros: "Directement au jobbeur, sans commission\u00a0: espèces, virement ou chèque",
  jobis: "En Jobi",
  hybrid: "Les euros directement au jobbeur (espèces, virement ou chèque), et le reste en Jobi",
};

/** What comes next for a side of an agreement, with what the product has today. */
export function nextText(statut: AgreedStatus, side: ProposalSide, other: string): string {
  if (statut === "terminee") return "La mission est terminée.";
  if (statut === "annulee") return "La mission a été annulée\u00a0: ce qui était convenu ne tient plus.";
  return side === "client"
    ? `Le jour venu, ${other} fait le travail et vous le payez. Ensuite, confirmez que c’est fait.`
    : `Le jour venu, faites le travail et dites-le ici\u00a0: ${other} vous paie, puis confirme.`;
}
