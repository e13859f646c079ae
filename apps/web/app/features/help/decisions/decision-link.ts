import type { Decision } from "@jobami/api/appeals/contract";
import type { SubmissionProblem } from "@jobami/machines/submission";
import type { AppealProblem } from "./appeals.actors.ts";

/** What a mailed link opens, or why it opens nothing. */
export type OpenedDecision = { decision: Decision } | { problem: "INVALID" | "EXPIRED" | "FAILED" };

/** What the page shows after an appeal that was sent without scripts. */
export interface LinkedAppealView {
  problem: SubmissionProblem<AppealProblem> | null;
}
