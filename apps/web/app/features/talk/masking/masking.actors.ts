import type { Api } from "@jobami/api/http/client";
import { maskingClient } from "@jobami/api/masking/client";
import type { Masked } from "@jobami/api/masking/masked";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

/** What goes wrong with a contest: `ALREADY` was made or decided in another tab, `GONE` hides nothing any more. */
export type ContestProblem = "FORM_INVALID" | "ALREADY" | "GONE" | "MANY" | "FAILED";

/** What the server’s refusals of a contest are to its form. */
export const contestOutcomes = {
  problems: {
    VALIDATION_FAILED: "FORM_INVALID",
    ALREADY_CONTESTED: "ALREADY",
    NOTHING_HIDDEN: "GONE",
    NOT_FOUND: "GONE",
    TOO_MANY_REQUESTS: "MANY",
  },
  otherwise: "FAILED",
} as const;

/** Contests what is masked of a text of one's own. */
export function contesting(
  api: Api,
  id: string,
): SubmissionMachine<{ reason: string }, Masked, ContestProblem> {
  return submissionOf<{ reason: string }, Masked, ContestProblem>(
    async (body, idempotencyKey) =>
      (await maskingClient(api).contest({ params: { id }, body, idempotencyKey })).data,
    { outcomes: contestOutcomes },
  );
}
