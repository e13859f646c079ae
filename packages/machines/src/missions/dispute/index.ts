export {
  allowedDisputeActs,
  answerWindowMs,
  type DisputeDecision,
  decideDispute,
  disputeAppealMs,
  disputeReasonsNow,
  lonelyJudgeMs,
} from "./dispute.decision.ts";
export { disputeLifecycle } from "./dispute.machine.ts";
export type {
  DisputeEvent,
  DisputeFollowUp,
  DisputeMover,
  DisputeOccasion,
  DisputeState,
} from "./dispute.types.ts";
