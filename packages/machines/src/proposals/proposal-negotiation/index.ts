export {
  createProposalNegotiationMachine,
  type ProposalNegotiationMachine,
} from "./proposal-negotiation.machine.ts";
export type {
  Decision,
  Negotiation,
  NegotiationAction,
  NegotiationMoved,
  NegotiationNoticeCode,
  NegotiationProblem,
  NegotiationProblemCode,
  Note,
  ProposalNegotiationEmitted,
  ProposalNegotiationEvent,
  ProposalNegotiationInput,
  Step,
  Terms,
} from "./proposal-negotiation.types.ts";
export {
  type NegotiationStatus,
  type ProposalNegotiationView,
  proposalNegotiationView,
} from "./proposal-negotiation.view.ts";
