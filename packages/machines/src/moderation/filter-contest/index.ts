export { decideFilterContest, filterContestLifecycle } from "./filter-contest.machine.ts";
export type {
  ContestEvent,
  ContestFollowUp,
  ContestRefusal,
  ContestStatus,
} from "./filter-contest.types.ts";
