/** Where a report of a content stands. */
export type ReportStatus = "reported" | "kept" | "removed" | "restored" | "appealed" | "closed";

/**
 * Who acts: the reporter, the content's author, a moderator (by id), who runs the company where no one else of it can judge, or anybody
 * else.
 */
export type ReportActor =
  | { role: "reporter" | "author" | "other" }
  | { role: "moderator"; id: string }
  | { role: "operator"; isOnlyJudge: boolean };

/** What the life cycle must know of a report; `deciders` are the moderators of all decisions but that of an appeal. */
export interface ReportState {
  status: ReportStatus;
  isRemoved: boolean;
  deciders: readonly string[];
}

/** What happens to a report. Reasons are the text given to the people concerned; `appealWindow.ended` comes from a job. */
export type ReportEvent =
  | { type: "report.decided"; by: ReportActor; decision: "keep" | "remove"; reasons: string }
  /** Staff takes its removal back by itself. */
  | { type: "removal.lifted"; by: ReportActor; reasons: string }
  /** `isInTime`: the decision can still be appealed. The server reports what it knows of times: a life cycle has no clock. */
  | { type: "appeal.made"; by: ReportActor; reasons: string; isInTime: boolean }
  | { type: "appeal.decided"; by: ReportActor; decision: "uphold" | "overturn"; reasons: string }
  | { type: "appealWindow.ended" };

/** What must happen in the same transaction. */
export type ReportFollowUp =
  | { type: "content.removed" }
  | { type: "content.restored" }
  | { type: "reasons.sent"; to: readonly ("reporter" | "author")[] }
  | { type: "moderators.notified" };

/** Why a step is refused. */
export type ReportRefusal =
  | "FORBIDDEN"
  | "REASONS_MISSING"
  | "SAME_MODERATOR"
  | "OTHERS_CAN_JUDGE"
  | "APPEAL_TOO_LATE"
  | "REPORT_TRANSITION_REFUSED";
