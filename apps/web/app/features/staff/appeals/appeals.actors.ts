import { appealsClient } from "@jobami/api/appeals/client";
import type { AppealDetail, AssigneeBody, Judgement } from "@jobami/api/appeals/contract";
import type { Api } from "@jobami/api/http/client";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

/** Takes an appeal, takes it over, or hands it back. */
export const assignment = (
  api: Api,
  id: string,
): SubmissionMachine<AssigneeBody, AppealDetail, "TAKEN" | "FAILED"> =>
  submissionOf<AssigneeBody, AppealDetail, "TAKEN" | "FAILED">(
    async (body, idempotencyKey) =>
      (await appealsClient(api).assign({ params: { id }, body, idempotencyKey })).data,
    {
      outcomes: {
        problems: { APPEAL_TAKEN: "TAKEN", APPEAL_DECIDED: "TAKEN" },
        otherwise: "FAILED",
      },
    },
  );

/** Decides of an appeal. */
export const judgement = (
  api: Api,
  id: string,
): SubmissionMachine<Judgement, AppealDetail, "FORM_INVALID" | "DECIDED" | "TAKEN" | "GONE" | "FAILED"> =>
  submissionOf<Judgement, AppealDetail, "FORM_INVALID" | "DECIDED" | "TAKEN" | "GONE" | "FAILED">(
    async (body, idempotencyKey) =>
      (await appealsClient(api).judge({ params: { id }, body, idempotencyKey })).data,
    {
      outcomes: {
        problems: {
          VALIDATION_FAILED: "FORM_INVALID",
          APPEAL_DECIDED: "DECIDED",
          APPEAL_TAKEN: "TAKEN",
          CONTENT_GONE: "GONE",
        },
        otherwise: "FAILED",
      },
    },
  );
