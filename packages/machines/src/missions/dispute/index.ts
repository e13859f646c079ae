export {
  allowedDisputeActs,
  answerWindowMs,
  disputeAppealMs,
  disputeReasonsNow,
  lonelyJudgeMs,
} from "./dispute.acts.ts";
export { decideDispute, disputeLifecycle } from "./dispute.machine.ts";
export type {
  DisputeEvent,
  DisputeFollowUp,
  DisputeMover,
  DisputeOccasion,
  DisputeState,
} from "./dispute.types.ts";
