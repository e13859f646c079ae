import type { SubmissionContext, SubmissionProblem } from "./submission.types.ts";

const shown = ["sending", "sent", "refused"] as const;

/** What a form shows of its sending; `message` is the server's sentence once it is sent. */
export interface SubmissionView<Problem extends string> {
  status: "idle" | (typeof shown)[number];
  isSending: boolean;
  problem: SubmissionProblem<Problem> | null;
  message: string;
}

/** Snapshot to form. */
export function submissionView<Problem extends string>({
  value,
  context: { problem, message },
}: {
  value: unknown;
  context: Pick<SubmissionContext<never, Problem>, "problem" | "message">;
}): SubmissionView<Problem> {
  const status = shown.find((one) => one === value) ?? "idle";
  return { status, isSending: status === "sending", problem, message };
}
