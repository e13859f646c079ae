import { shortName } from "@jobami/api/http/display-text";
import type {
  Offer,
  Proposal,
  ProposalSide,
  ProposalStatus,
  RefusalReason,
} from "@jobami/api/proposals/contract";
import type {
  Decision,
  NegotiationNoticeCode,
  NegotiationProblemCode,
} from "@jobami/machines/proposals/proposal-negotiation";
import { priceText } from "../../../entities/price/index.ts";
import type { MissionHappening } from "./mission-history.ts";
import { otherName } from "./rows.copy.ts";

export const statusTones: Record<ProposalStatus, "neutral" | "info" | "success" | "warning" | "danger"> = {
  en_attente: "info",
  contre_offre_client: "info",
  contre_offre_jobbeur: "info",
  acceptee: "success",
  refusee: "danger",
  retiree: "neutral",
  expiree: "warning",
};

/** The status of a proposal as one of its sides reads it. */
export function statusLabel(
  { statut, confirmBy }: Pick<Proposal, "statut" | "confirmBy">,
  side: ProposalSide,
): string {
  if (confirmBy) return side === "jobbeur" ? "À confirmer" : "En attente de confirmation";
  const waits = { mine: "À vous de répondre", theirs: "En attente de réponse" };
  switch (statut) {
    case "en_attente":
    case "contre_offre_jobbeur":
      return side === "client" ? waits.mine : waits.theirs;
    case "contre_offre_client":
      return side === "jobbeur" ? waits.mine : waits.theirs;
    case "acceptee":
      return "Acceptée";
    case "refusee":
      return "Refusée";
    case "retiree":
      return "Retirée";
    case "expiree":
      return "Expirée";
  }
}

/** « Vous » or the other side's name. */
export function partyText(offer: Offer, proposal: Proposal, side: ProposalSide): string {
  if (offer.by === side) return "Vous";
  return shortName(offer.by === "jobbeur" ? proposal.jobbeur : proposal.mission.owner);
}

/** What an acceptance is about: whom with and for how much. */
function acceptanceText(side: ProposalSide, other: string, price: string): string {
  return side === "client"
    ? `Vous confiez la mission à ${other} pour ${price}. Les autres propositions sont alors refusées. Y mettre fin ensuite, c’est annuler la mission, ce qui coûte 1\u00a0Jobi.`
    : `Vous vous engagez à faire la mission de ${other} pour ${price}. Les propositions des autres jobbeurs sont alors refusées.`;
}

/** What a decision leads to; an acceptance names whom with and for how much. */
export function decisionText(decision: Decision, proposal: Proposal | null, side: ProposalSide): string {
  if (proposal === null) return decision === "accept" ? "" : decisionCopy[decision].text;
  const { budgetType } = proposal.mission;
  if (decision === "reject")
    return `${otherName(proposal, side)}, ${priceText({ ...proposal, budgetType })}. ${decisionCopy.reject.text}`;
  if (decision !== "accept") return decisionCopy[decision].text;
  return acceptanceText(side, otherName(proposal, side), priceText({ ...proposal, budgetType }));
}

export const decisionCopy = {
  accept: { title: "Accepter cette proposition ?", confirm: "Accepter" },
  reject: {
    title: "Refuser cette proposition ?",
    text: "L’échange se termine, cette personne en est prévenue.",
    confirm: "Refuser",
  },
  withdraw: {
    title: "Retirer votre proposition ?",
    text: "Le demandeur en est prévenu. Vous pourrez en faire une autre tant que la mission est ouverte.",
    confirm: "Retirer",
  },
  confirm: {
    title: "Confirmer votre proposition\u202f?",
    text: "Elle tient pour la mission telle qu’elle est maintenant. Le demandeur en est prévenu et peut l’accepter.",
    confirm: "Confirmer",
  },
} as const satisfies Record<Decision, { title: string; text?: string; confirm: string }>;

/** What may be left to whom is refused, in the order of the list. */
export const refusalTexts: Record<RefusalReason, string> = {
  chosen: "J’ai choisi quelqu’un d’autre. Merci de votre proposition\u202f!",
  price: "C’est au-dessus de ce que je peux mettre. Merci d’avoir répondu.",
  day: "Le jour ne convient pas, une autre fois avec plaisir\u202f!",
  changed: "Mes plans ont changé, je n’en ai plus besoin. Merci de votre réponse.",
};

/** « Votre mot à Karim B. », « Le mot de Léa M. » */
export const refusalOf = (proposal: Proposal, side: ProposalSide) =>
  `${side === "client" ? "Votre mot à" : "Le mot de"} ${otherName(proposal, side)}`;

const problems: Record<NegotiationProblemCode, string> = {
  LOAD_FAILED: "L’échange n’a pas pu être chargé.",
  PROPOSAL_CHANGED:
    "L’autre partie a répondu pendant ce temps. Relisez son offre ; ce que vous aviez écrit est gardé.",
  MISSION_CLOSED: "Cette mission n’accepte plus de propositions. Ce que vous aviez écrit est gardé ici.",
  NOT_ALLOWED: "L’échange a changé pendant ce temps : cette réponse n’est plus possible.",
  FORM_INVALID: "Il reste quelque chose à corriger.",
  PROFILE_HIDDEN: "",
  UNANSWERED:
    "Le serveur n’a pas répondu. Rien n’est perdu : envoyez à nouveau, ce ne sera pas compté deux fois.",
  STEP_REFUSED: "",
};

/** What a person is shown of a problem; the server's own sentence where the code has none. */
export function problemText(code: NegotiationProblemCode, message: string): string {
  return problems[code] || message || "Votre réponse n’a pas pu être envoyée.";
}

const notices: Partial<Record<NegotiationNoticeCode, string>> = {
  PROPOSAL_SENT: "Proposition envoyée",
  COUNTER_SENT: "Contre-proposition envoyée",
  PROPOSAL_ACCEPTED: "Proposition acceptée : c’est convenu",
  PROPOSAL_REJECTED: "Proposition refusée",
  PROPOSAL_WITHDRAWN: "Proposition retirée",
  PROPOSAL_CONFIRMED: "Proposition confirmée",
  OTHER_SIDE_MOVED: "L’autre partie vient de répondre",
};

/** The title of a passing notice; null for a problem, which stands where it is met. */
export const noticeText = (code: NegotiationNoticeCode): string | null => notices[code] ?? null;

export const copy = {
  awaited: "Elles s’affichent ici dès qu’elles arrivent.",
  askedNotified:
    "Les personnes demandées ont été prévenues. Leurs propositions s’affichent ici dès qu’elles arrivent.",
  history: "Échange",
  propose: "Proposer",
  yourOffer: "Votre proposition",
  yourCounter: "Votre contre-proposition",
  method: "Payé en",
  amount: "Montant",
  jobiAmount: "Jobi en plus",
  message: "Message",
  messageHelp: "Vos disponibilités, ce que vous apportez… sans téléphone ni e-mail.",
  send: "Envoyer",
  sending: "Envoi en cours…",
  cancel: "Annuler",
  back: "Revenir",
  close: "Fermer",
  compare: "Comparer",
  compareAll: (count: number) => `Comparer les ${count}`,
  retry: "Envoyer à nouveau",
  abandon: "Abandonner",
  reload: "Recharger",
  loading: "Chargement de l’échange…",
  noProposal: "Aucune proposition de votre part sur cette mission.",
  newOffer: "Dernière offre",
  refusalReason: "Un mot pour le jobbeur",
  withoutReason: "Sans explication",
  refusalText: "Avec vos mots",
} as const;

export const historyCopy = {
  title: "Ce qui s’est passé",
  published: "Mission publiée",
  edited: "Mission modifiée",
  finished: "Mission terminée",
  cancelled: "Mission annulée",
  ended: "Mission expirée",
  before: (count: number) =>
    count === 1 ? "Voir l’étape précédente" : `Voir les ${count}\u00a0étapes précédentes`,
} as const;

/** A step of a mission's history as one of its sides reads it. */
export function happeningText(step: MissionHappening, side: ProposalSide): string {
  switch (step.what) {
    case "published":
    case "edited":
    case "finished":
    case "cancelled":
    case "ended":
      return historyCopy[step.what];
    case "offered": {
      const { proposal, offer } = step;
      const price = priceText({ ...offer, budgetType: proposal.mission.budgetType });
      const to = offer.by === side && side === "client" ? ` à ${otherName(proposal, side)}` : "";
      const who = partyText(offer, proposal, side);
      return `${who} ${who === "Vous" ? "proposez" : "propose"} ${price}${to}`;
    }
    case "agreed": {
      const { proposal } = step;
      const price = priceText({ ...proposal, budgetType: proposal.mission.budgetType });
      return `Accord avec ${otherName(proposal, side)} pour ${price}`;
    }
    case "refused":
      return side === "client"
        ? `Vous refusez la proposition de ${otherName(step.proposal, side)}`
        : "Votre proposition est refusée";
    case "withdrawn":
      return side === "client"
        ? `${otherName(step.proposal, side)} retire sa proposition`
        : "Vous retirez votre proposition";
    case "expired":
      return side === "client"
        ? `La proposition de ${otherName(step.proposal, side)} expire`
        : "Votre proposition expire";
  }
}

export const methodOptions = [
  { value: "euros", label: "Euros" },
  { value: "jobis", label: "Jobi" },
  { value: "hybrid", label: "Euros et Jobi" },
] as const;
