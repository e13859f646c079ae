import type { FieldError } from "@jobami/api/http/error-codes";
import type { RefusalCode } from "../boundary/refusal.ts";

/** What the refusals of a call mean to people. */
export interface SubmissionOutcomes<Problem extends string> {
  /** By the code of the refusal. */
  problems?: Partial<Record<RefusalCode, Problem>>;
  /** Where no one answered or the server broke, so that it may have happened; as `otherwise` when absent. */
  unanswered?: Problem;
  otherwise: Problem;
}

/** What makes one form differ from another. `newIdempotencyKey` gives a fresh key. */
export interface SubmissionRules<Values, Problem extends string> {
  newIdempotencyKey: () => string;
  outcomes: SubmissionOutcomes<Problem>;
  /** What keeps values from being sent at all; null when nothing does. */
  check?: (values: Values) => Problem | null;
}

/** What the call is given; a call whose repetition would count twice passes the key on. */
export interface Sending<Values> {
  values: Values;
  idempotencyKey: string;
}

export interface SubmissionProblem<Problem extends string> {
  code: Problem;
  /** The server's sentence; empty when there is none. */
  message: string;
  fields: FieldError[];
}

export interface SubmissionInput<Values> {
  /** Sent as soon as the page opens, as by a mailed link. */
  atOnce: Values;
}

export interface SubmissionContext<Values, Problem extends string> {
  atOnce: Values | null;
  /** Names the sending until the server has answered. */
  idempotencyKey: string | null;
  problem: SubmissionProblem<Problem> | null;
  /** The server's sentence about what was sent; empty when there is none. */
  message: string;
}

export type SubmissionEvent<Values> =
  | { type: "form.submitted"; values: Values }
  /** Something was typed: what came of the last sending is no longer shown. */
  | { type: "form.edited" };

export type SubmissionEmitted<Answer, Problem extends string> =
  /** It is done: the form may be emptied. */
  | { type: "submission.accepted"; answer: Answer }
  | { type: "submission.refused"; problem: Problem; code: RefusalCode };
