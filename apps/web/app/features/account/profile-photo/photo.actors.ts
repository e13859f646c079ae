import type { Picture } from "@jobami/api/files/routes";
import type { Api } from "@jobami/api/http/client";
import { usersClient } from "@jobami/api/users/client";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** Which picture to show; null for none. */
export interface PhotoChoice {
  file: string | null;
  /** What was done, as it is stated afterwards. */
  as: "changed" | "removed" | "restored";
}

interface PhotoAnswer extends Pick<PhotoChoice, "as"> {
  photo: Picture | null;
}

/** Has the server show the person by another picture. */
export const photoSubmission = (api: Api): SubmissionMachine<PhotoChoice, PhotoAnswer, "FAILED"> =>
  submissionOf<PhotoChoice, PhotoAnswer, "FAILED">(
    async ({ file, as }, idempotencyKey) => {
      const { photo } = await usersClient(api).setPhoto({ body: { file }, idempotencyKey });
      return { photo, as };
    },
    { outcomes: plainOutcomes },
  );
