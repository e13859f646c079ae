import type { Offer, Proposal, ProposalSide, ProposalStatus } from "@jobami/api/proposals/contract";
import type {
  Decision,
  NegotiationAction,
  NegotiationNoticeCode,
  NegotiationProblemCode,
} from "@jobami/machines/flows/proposal-negotiation";
import { personName } from "../../words/mission-words.ts";

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
export function statusWords(statut: ProposalStatus, side: ProposalSide): string {
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
export function whoWords(offer: Offer, proposal: Proposal, side: ProposalSide): string {
  if (offer.by === side) return "Vous";
  return personName(offer.by === "jobbeur" ? proposal.jobbeur : proposal.mission.owner);
}

export const actionWords: Record<NegotiationAction, string> = {
  propose: "Faire une proposition",
  accept: "Accepter",
  counter: "Contre-proposer",
  reject: "Refuser",
  withdraw: "Retirer ma proposition",
};

export const decisionWords: Record<Decision, { title: string; text: string; confirm: string }> = {
  accept: {
    title: "Accepter cette proposition ?",
    text: "La mission commence et les autres propositions sont refusées. Cela ne s’annule pas.",
    confirm: "Accepter",
  },
  reject: {
    title: "Refuser cette proposition ?",
    text: "L’échange se termine. Le jobbeur en est prévenu.",
    confirm: "Refuser",
  },
  withdraw: {
    title: "Retirer votre proposition ?",
    text: "Le demandeur en est prévenu. Vous pourrez en faire une autre tant que la mission est ouverte.",
    confirm: "Retirer",
  },
};

const problems: Record<NegotiationProblemCode, string> = {
  LOAD_FAILED: "L’échange n’a pas pu être chargé.",
  PROPOSAL_CHANGED:
    "L’autre partie a répondu pendant ce temps. Relisez son offre ; ce que vous aviez écrit est gardé.",
  MISSION_CLOSED: "Cette mission n’accepte plus de propositions. Ce que vous aviez écrit est gardé ici.",
  NOT_ALLOWED: "L’échange a changé pendant ce temps : cette réponse n’est plus possible.",
  FORM_INVALID: "Il reste quelque chose à corriger.",
  PROFILE_HIDDEN: "",
  UNANSWERED:
    "Le serveur n’a pas répondu. Rien n’est perdu : envoyez à nouveau, ce ne sera pas compté deux fois.",
  STEP_REFUSED: "",
};

/** What a person is told of a problem; the server's own sentence where the code has none. */
export function problemWords(code: NegotiationProblemCode, message: string): string {
  return problems[code] || message || "Votre réponse n’a pas pu être envoyée.";
}

const notices: Partial<Record<NegotiationNoticeCode, string>> = {
  PROPOSAL_SENT: "Proposition envoyée",
  COUNTER_SENT: "Contre-proposition envoyée",
  PROPOSAL_ACCEPTED: "Proposition acceptée : la mission commence",
  PROPOSAL_REJECTED: "Proposition refusée",
  PROPOSAL_WITHDRAWN: "Proposition retirée",
  OTHER_SIDE_MOVED: "L’autre partie vient de répondre",
};

/** The title of a passing notice. */
export function noticeWords(code: NegotiationNoticeCode, message: string): string {
  return notices[code] ?? problemWords(code as NegotiationProblemCode, message);
}

export const words = {
  history: "Échange",
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
  retry: "Envoyer à nouveau",
  abandon: "Abandonner",
  reload: "Recharger",
  loading: "Chargement de l’échange…",
  noProposal: "Aucune proposition de votre part sur cette mission.",
  newOffer: "Dernière offre",
} as const;

export const methodOptions = [
  { value: "euros", label: "Euros" },
  { value: "jobis", label: "Jobi" },
  { value: "hybrid", label: "Euros et Jobi" },
] as const;
