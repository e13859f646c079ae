export type { ProposalAction, ProposalDecision } from "./proposal.decision.ts";
export { allowedProposalActions, decideProposal, sideOf, whoseTurn } from "./proposal.decision.ts";
export { proposalLifecycle } from "./proposal.machine.ts";
export type {
  ProposalEvent,
  ProposalFollowUp,
  ProposalMove,
  ProposalMover,
  ProposalRefusal,
  ProposalState,
} from "./proposal.types.ts";
