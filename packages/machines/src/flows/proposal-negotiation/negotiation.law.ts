import {
  allowedProposalActions,
  decideProposal,
  type ProposalAction,
} from "../../lifecycles/proposal/index.ts";
import type {
  Negotiation,
  NegotiationAction,
  Proposal,
  ProposalNegotiationContext,
  ProposalSide,
} from "./proposal-negotiation.types.ts";

/** The steps that the life cycle lets this side take now, in the order of their buttons. */
export function allowedActions(
  { proposal, missionStatut }: Negotiation,
  side: ProposalSide,
): NegotiationAction[] {
  const { allowed: canPropose } = decideProposal(
    { statut: null, version: 0, missionStatut },
    {
      type: "proposal.made",
      by: side === "client" ? "client" : "stranger",
      isJobbeur: side === "jobbeur",
      isProfileHidden: false,
      earlier: proposal?.statut ?? null,
    },
  );
  const answers: readonly ProposalAction[] =
    proposal === null ? [] : allowedProposalActions(proposal, side, missionStatut);
  return canPropose ? ["propose", ...answers] : [...answers];
}

/** The step that sends terms now: a first offer, a counter-offer, or none. */
export function offerAction(negotiation: Negotiation, side: ProposalSide): "propose" | "counter" | null {
  const allowed = allowedActions(negotiation, side);
  if (allowed.includes("counter")) return "counter";
  return allowed.includes("propose") ? "propose" : null;
}

/** Whether a proposal is of this negotiation and newer than what is known: stale and repeated live events are not. */
export function isNewer(
  {
    missionId,
    jobbeurId,
    proposal,
  }: Pick<ProposalNegotiationContext, "missionId" | "jobbeurId" | "proposal">,
  incoming: Proposal,
): boolean {
  if (incoming.mission.id !== missionId || incoming.jobbeur.id !== jobbeurId) return false;
  if (proposal === null) return true;
  return incoming.proposalId === proposal.proposalId
    ? incoming.version > proposal.version
    : incoming.createdAt > proposal.createdAt;
}
