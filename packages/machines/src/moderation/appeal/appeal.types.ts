import type { ErrorCode } from "@jobami/api/http/error-codes";

/** What the machine must know of an appeal: who handles it, and who never may. */
export interface AppealState {
  status: "open" | "decided";
  assigneeId: string | null;
  /** Whom the decision concerns. */
  concerned: readonly string[];
  /** Who took it. */
  deciders: readonly string[];
}

/** What staff does with an appeal, each by their id. */
export type AppealEvent =
  /** `instead` is whom they saw look after it; who asks of an older sight takes it from no one. */
  | { type: "appeal.taken"; by: string; instead: string | null }
  | { type: "appeal.handedBack"; by: string }
  /** `by` is null for the operator, who decides only where no one of staff can. */
  | { type: "appeal.decided"; by: string | null }
  /** Administrators take the sanction back: nothing is left to decide. */
  | { type: "sanction.lifted" };

/** What must happen in the same transaction. */
export type AppealFollowUp = { type: "assignee.notified"; id: string };

/** Why a step is refused, as the error code that the server answers. */
export type AppealRefusal = Extract<
  ErrorCode,
  "FORBIDDEN" | "SAME_JUDGE" | "APPEAL_TAKEN" | "APPEAL_DECIDED"
>;
