import type { MissionStatus } from "@jobami/api/missions/contract";
import { allowedActs } from "../../lifecycle/decide.ts";
import { decideProposal } from "./proposal.machine.ts";
import type { ProposalMove, ProposalMover, ProposalState } from "./proposal.types.ts";

const events = {
  confirm: "proposal.confirmed",
  accept: "proposal.accepted",
  counter: "proposal.countered",
  reject: "proposal.rejected",
  withdraw: "proposal.withdrawn",
} as const satisfies Record<string, ProposalMove["type"]>;

/** What a side can do with a standing proposal, in the order of its buttons. */
export type ProposalAction = keyof typeof events;

/** The actions that a side may take now: which buttons to show. */
export function allowedProposalActions(
  state: Omit<ProposalState, "missionStatut">,
  side: ProposalMover,
  missionStatut: MissionStatus,
): readonly ProposalAction[] {
  return allowedActs(events, (type) => decideProposal({ ...state, missionStatut }, { type, by: side }));
}
