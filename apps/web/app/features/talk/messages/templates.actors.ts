import type { Api } from "@jobami/api/http/client";
import { templatesClient } from "@jobami/api/templates/client";
import type { AnswerDraft, AnswerTemplate } from "@jobami/api/templates/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** Text to keep: a new template without an id. */
export interface TemplateDraft extends AnswerDraft {
  id: string | null;
}

export type TemplateProblem = "FORM_INVALID" | "REFUSED" | "GONE" | "FAILED";

/** Keeps a template, or gives one other text. */
export function keepingTemplate(api: Api): SubmissionMachine<TemplateDraft, AnswerTemplate, TemplateProblem> {
  const client = templatesClient(api);
  return submissionOf<TemplateDraft, AnswerTemplate, TemplateProblem>(
    async ({ id, ...body }, idempotencyKey) =>
      id === null
        ? (await client.add({ body, idempotencyKey })).data
        : (await client.change({ params: { id }, body, idempotencyKey })).data,
    {
      outcomes: {
        problems: { VALIDATION_FAILED: "FORM_INVALID", TEMPLATES_FULL: "REFUSED", NOT_FOUND: "GONE" },
        otherwise: "FAILED",
      },
    },
  );
}

/** Removes a template. */
export function removingTemplate(api: Api): SubmissionMachine<{ id: string }, unknown, "FAILED"> {
  return submissionOf<{ id: string }, unknown, "FAILED">(
    (params, idempotencyKey) => templatesClient(api).remove({ params, idempotencyKey }),
    { outcomes: plainOutcomes },
  );
}
