import { appealsClient } from "@jobami/api/appeals/client";
import type { AppealDetail, Judgement } from "@jobami/api/appeals/contract";
import type { Api } from "@jobami/api/http/client";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

/** Decides of an appeal. */
export const judgement = (
  api: Api,
  id: string,
): SubmissionMachine<Judgement, AppealDetail, "FORM_INVALID" | "DECIDED" | "GONE" | "FAILED"> =>
  submissionOf<Judgement, AppealDetail, "FORM_INVALID" | "DECIDED" | "GONE" | "FAILED">(
    async (body, idempotencyKey) =>
      (await appealsClient(api).judge({ params: { id }, body, idempotencyKey })).data,
    {
      outcomes: {
        problems: {
          VALIDATION_FAILED: "FORM_INVALID",
          APPEAL_DECIDED: "DECIDED",
          CONTENT_GONE: "GONE",
        },
        otherwise: "FAILED",
      },
    },
  );
