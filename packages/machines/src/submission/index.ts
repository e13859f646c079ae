export { createSubmissionMachine, type SubmissionMachine } from "./submission.machine.ts";
export type {
  Sending,
  SubmissionEmitted,
  SubmissionEvent,
  SubmissionOutcomes,
  SubmissionProblem,
  SubmissionRules,
} from "./submission.types.ts";
export { type SubmissionView, submissionView } from "./submission.view.ts";
