import { googleClient } from "@jobami/api/google/client";
import type { Api } from "@jobami/api/http/client";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** Removes the link with Google. */
export const googleUnlinking = (api: Api): SubmissionMachine<true, { message: string }, "FAILED"> =>
  submissionOf((_, idempotencyKey) => googleClient(api).unlink({ idempotencyKey }), {
    outcomes: plainOutcomes,
  });
