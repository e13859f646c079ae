import { isUnanswered, type Refusal } from "../boundary/refusal.ts";
import type { SubmissionOutcomes, SubmissionProblem } from "./submission.types.ts";

/** The problem behind a refusal. */
export function problemOf<Problem extends string>(
  { problems, unanswered, otherwise }: SubmissionOutcomes<Problem>,
  refusal: Refusal,
): SubmissionProblem<Problem> {
  const code = problems?.[refusal.code] ?? (isUnanswered(refusal) ? unanswered : undefined) ?? otherwise;
  return { code, message: refusal.message, fields: refusal.fields };
}

/** The server's sentence in an answer; empty when it stated none. */
export function sentenceOf(answer: unknown): string {
  const { message } = (answer ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : "";
}
