import type { MissionStatus } from "@jobami/api/missions/contract";
import type { ProposalStatus } from "@jobami/api/proposals/contract";
import { allowedProposalActions, decideProposal, type ProposalAction } from "../proposal/index.ts";
import type {
  Negotiation,
  NegotiationAction,
  Proposal,
  ProposalNegotiationContext,
  ProposalSide,
} from "./proposal-negotiation.types.ts";

function askLifecycle(
  statut: ProposalStatus | null,
  missionStatut: MissionStatus,
  isUnconfirmed: boolean,
  side: ProposalSide,
): NegotiationAction[] {
  const { allowed: canPropose } = decideProposal(
    { statut: null, version: 0, missionStatut },
    {
      type: "proposal.made",
      by: side === "client" ? "client" : "stranger",
      isJobbeur: side === "jobbeur",
      isProfileHidden: false,
      earlier: statut,
    },
  );
  const answers: readonly ProposalAction[] =
    statut === null ? [] : allowedProposalActions({ statut, version: 1, isUnconfirmed }, side, missionStatut);
  return canPropose ? ["propose", ...answers] : [...answers];
}

/** The life cycle is asked once for each of its few situations: screens ask at every render. */
const known = new Map<string, readonly NegotiationAction[]>();

/** The steps that the life cycle lets this side take now, in the order of their buttons; no version changes that. */
export function allowedActions(
  { proposal, missionStatut }: Negotiation,
  side: ProposalSide,
): readonly NegotiationAction[] {
  const statut = proposal?.statut ?? null;
  const isUnconfirmed = typeof proposal?.confirmBy === "string";
  const situation = `${statut} ${missionStatut} ${isUnconfirmed} ${side}`;
  const actions = known.get(situation) ?? askLifecycle(statut, missionStatut, isUnconfirmed, side);
  known.set(situation, actions);
  return actions;
}

/** Whose answer is awaited: the side that may accept or confirm; null when the negotiation is over or not begun. */
export function turnOf(negotiation: Negotiation): ProposalSide | null {
  return (
    (["client", "jobbeur"] as const).find((side) =>
      allowedActions(negotiation, side).some((action) => action === "accept" || action === "confirm"),
    ) ?? null
  );
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
