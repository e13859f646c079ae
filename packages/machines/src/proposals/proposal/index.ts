export type { ProposalAction, ProposalDecision } from "./proposal.decision.ts";
export { allowedProposalActions, decideProposal, sideOf } from "./proposal.decision.ts";
export { proposalLifecycle } from "./proposal.machine.ts";
export { whoseTurn } from "./proposal.turn.ts";
export type {
  ProposalEvent,
  ProposalFollowUp,
  ProposalMove,
  ProposalMover,
  ProposalRefusal,
  ProposalState,
} from "./proposal.types.ts";
