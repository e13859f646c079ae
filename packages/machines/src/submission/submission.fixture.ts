import { countingKeys } from "../boundary/counting-keys.fixture.ts";
import { createSubmissionMachine } from "./submission.machine.ts";

/** A form of one field, with every kind of outcome. */
export function createSampleSubmission() {
  return createSubmissionMachine<
    { text: string },
    { message: string },
    "INCOMPLETE" | "WRONG" | "UNANSWERED" | "FAILED"
  >({
    newIdempotencyKey: countingKeys(),
    outcomes: {
      problems: { INVALID_CREDENTIALS: "WRONG" },
      unanswered: "UNANSWERED",
      otherwise: "FAILED",
    },
    check: ({ text }) => (text === "" ? "INCOMPLETE" : null),
  });
}
