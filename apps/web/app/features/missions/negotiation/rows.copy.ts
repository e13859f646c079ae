import { shortName } from "@jobami/api/http/display-text";
import type { PublicPerson } from "@jobami/api/missions/contract";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import type { NegotiationAction } from "@jobami/machines/proposals/proposal-negotiation";

/** Who stands on the other side. */
export function otherSide(proposal: Proposal, side: ProposalSide): PublicPerson {
  return side === "client" ? proposal.jobbeur : proposal.mission.owner;
}

/** The name of who stands on the other side. */
export function otherName(proposal: Proposal, side: ProposalSide): string {
  return shortName(otherSide(proposal, side));
}

export const actionLabels: Record<NegotiationAction, string> = {
  propose: "Faire une proposition",
  accept: "Accepter",
  counter: "Contre-proposer",
  reject: "Refuser",
  withdraw: "Retirer ma proposition",
  confirm: "Confirmer ma proposition",
};

/** What a row of a list over missions states: apart from the other text, which a first view does without. */
export const rowCopy = {
  own: "vous",
  see: "Voir",
  answer: "Répondre",
  confirm: "Confirmer",
  toConfirm: "Fait\u202f? À confirmer",
} as const;

/** What comes next for a side of a mission that was agreed on, until its day. */
export function nextText(side: ProposalSide, other: string): string {
  return side === "client"
    ? `Le jour venu, ${other} fait le travail et le dit ici. Vous payez, puis confirmez.`
    : `Le jour venu, un bouton permet ici de dire que c’est fait\u00a0: ${other} vous paie, puis confirme.`;
}
