import type { MissionStatus } from "@jobami/api/missions/contract";
import type { ProposalStatus } from "@jobami/api/proposals/contract";
import { transition } from "xstate";
import { proposalLifecycle } from "./proposal.machine.ts";
import type {
  ProposalEvent,
  ProposalFollowUp,
  ProposalMove,
  ProposalMover,
  ProposalRefusal,
  ProposalState,
} from "./proposal.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type ProposalDecision =
  | {
      allowed: true;
      next: { statut: ProposalStatus; version: number };
      follows: readonly ProposalFollowUp[];
    }
  | { allowed: false; reason: ProposalRefusal };

/** Asks the life cycle whether an event may happen to a proposal; pure, performs nothing. */
export function decideProposal(state: ProposalState, event: ProposalEvent): ProposalDecision {
  const { statut, version, missionStatut } = state;
  const here = proposalLifecycle.resolveState({
    value: statut ?? "aucune",
    context: { version, missionStatut },
  });
  const [next, actions] = transition(proposalLifecycle, here, event);
  const refusal = actions.find((action) => action.type === "refuse");
  if (refusal !== undefined || next.value === "aucune")
    return {
      allowed: false,
      reason:
        (refusal?.params as { reason: ProposalRefusal } | undefined)?.reason ?? "PROPOSAL_TRANSITION_REFUSED",
    };
  return {
    allowed: true,
    next: { statut: next.value, version: next.context.version },
    follows: actions.map((action) => action.params as unknown as ProposalFollowUp),
  };
}

const events = {
  accept: "proposal.accepted",
  counter: "proposal.countered",
  reject: "proposal.rejected",
  withdraw: "proposal.withdrawn",
} as const satisfies Record<string, ProposalMove["type"]>;

/** What a side can do with a standing proposal, in the order of its buttons. */
export type ProposalAction = keyof typeof events;

/** The actions that a side may take now: which buttons to show. */
export function allowedProposalActions(
  state: Pick<ProposalState, "statut" | "version">,
  side: ProposalMover,
  missionStatut: MissionStatus,
): readonly ProposalAction[] {
  return (Object.keys(events) as ProposalAction[]).filter(
    (action) => decideProposal({ ...state, missionStatut }, { type: events[action], by: side }).allowed,
  );
}

/** The side a person has in a negotiation. */
export function sideOf(
  parties: { ownerId: string; jobbeurId: string },
  userId: string | null,
): ProposalMover {
  if (userId === parties.ownerId) return "client";
  return userId === parties.jobbeurId ? "jobbeur" : "stranger";
}
