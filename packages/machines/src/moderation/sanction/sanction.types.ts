/** Where a sanction stands: `given` while it can be appealed, `upheld` and `overturned` after that, `closed` when it no longer can. */
export type SanctionStatus = "given" | "lifted" | "appealed" | "upheld" | "overturned" | "closed";

/** A staff member; no one judges a sanction of their own. `operator` runs the company, and judges where no one else of it can. */
export type SanctionJudge =
  | { role: "staff"; id: string; isSanctioned: boolean }
  | { role: "operator"; isOnlyJudge: boolean };

/** What the life cycle must know of a sanction. */
export interface SanctionState {
  status: SanctionStatus;
  /** Who gave it; null where that is not known. */
  givenBy: string | null;
  /** The account is still suspended by it. */
  isRunning: boolean;
}

/** What happens to a sanction. Reasons are the text given to who was sanctioned; `appealWindow.ended` comes from a job. */
export type SanctionEvent =
  | { type: "sanction.lifted" }
  /** `isSanctioned`: who appeals is who was sanctioned. The server reports what it knows of times: a life cycle has no clock. */
  | { type: "appeal.made"; by: { isSanctioned: boolean }; reasons: string; isInTime: boolean }
  | { type: "appeal.decided"; by: SanctionJudge; decision: "uphold" | "overturn"; reasons: string }
  | { type: "appealWindow.ended" };

/** What must happen in the same transaction. */
export type SanctionFollowUp =
  | { type: "account.reinstated" }
  | { type: "reasons.sent" }
  | { type: "moderators.notified" };

/** Why a step is refused. */
export type SanctionRefusal =
  | "FORBIDDEN"
  | "REASONS_MISSING"
  | "SAME_JUDGE"
  | "OTHERS_CAN_JUDGE"
  | "APPEAL_TOO_LATE"
  | "SANCTION_TRANSITION_REFUSED";
