export { allowedProposalActions, type ProposalAction } from "./proposal.acts.ts";
export { decideProposal, type ProposalDecision, proposalLifecycle } from "./proposal.machine.ts";
export { sideOf, whoseTurn } from "./proposal.turn.ts";
export type {
  ProposalEvent,
  ProposalFollowUp,
  ProposalMove,
  ProposalMover,
  ProposalRefusal,
  ProposalState,
} from "./proposal.types.ts";
