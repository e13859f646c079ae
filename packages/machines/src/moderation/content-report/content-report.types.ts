/** Where a report of a content stands. */
export type ReportStatus = "reported" | "kept" | "removed" | "restored" | "appealed" | "closed";

/** Who acts: the reporter, the content's author, a moderator (by id), or anybody else. */
export type ReportActor = { role: "reporter" | "author" | "other" } | { role: "moderator"; id: string };

/** What the life cycle must know of a report; `decidedBy` is the moderator of the first decision. */
export interface ReportState {
  status: ReportStatus;
  isRemoved: boolean;
  decidedBy: string | null;
}

/** What happens to a report. Reasons are the words given to the people concerned; `appealWindow.ended` comes from a job. */
export type ReportEvent =
  | { type: "report.decided"; by: ReportActor; decision: "keep" | "remove"; reasons: string }
  /** The house takes its removal back by itself. */
  | { type: "removal.lifted"; by: ReportActor; reasons: string }
  | { type: "appeal.made"; by: ReportActor; reasons: string }
  | { type: "appeal.decided"; by: ReportActor; decision: "uphold" | "overturn"; reasons: string }
  | { type: "appealWindow.ended" };

/** What must happen in the same transaction. */
export type ReportFollowUp =
  | { type: "content.removed" }
  | { type: "content.restored" }
  | { type: "reasons.sent"; to: readonly ("reporter" | "author")[] }
  | { type: "moderators.notified" };

/** Why a step is refused. */
export type ReportRefusal = "FORBIDDEN" | "REASONS_MISSING" | "SAME_MODERATOR" | "REPORT_TRANSITION_REFUSED";
