import { consentsClient } from "@jobami/api/consents/client";
import type { NewTermsVersion, TermsVersion } from "@jobami/api/consents/contract";
import type { Api } from "@jobami/api/http/client";
import type { SubmissionMachine, SubmissionProblem } from "@jobami/machines/submission";
import { type RefusedField, submissionOf } from "../../../platform/forms/index.ts";
import { copy } from "./terms-versions.copy.ts";

type Problem = "TOO_SOON" | "NOT_NEWER" | "FORM_INVALID" | "FAILED";

/** Publishes terms. */
export function termsPublication(
  api: Api,
): SubmissionMachine<NewTermsVersion, { data: TermsVersion }, Problem> {
  return submissionOf(
    (body, idempotencyKey) => consentsClient(api).publishVersion({ body, idempotencyKey }),
    {
      outcomes: {
        problems: {
          TERMS_NOTICE_TOO_SHORT: "TOO_SOON",
          TERMS_VERSION_NOT_NEWER: "NOT_NEWER",
          VALIDATION_FAILED: "FORM_INVALID",
        },
        otherwise: "FAILED",
      },
    },
  );
}

type WithdrawalProblem = "FORM_INVALID" | "FAILED";

/** Takes announced terms back. */
export function termsWithdrawing(
  api: Api,
): SubmissionMachine<{ id: string; reason: string }, { data: TermsVersion }, WithdrawalProblem> {
  return submissionOf(
    ({ id, reason }, idempotencyKey) =>
      consentsClient(api).withdrawVersion({ params: { id }, body: { reason }, idempotencyKey }),
    { outcomes: { problems: { VALIDATION_FAILED: "FORM_INVALID" }, otherwise: "FAILED" } },
  );
}

/** What a problem states, and where. */
export function withdrawalProblem({
  code,
  message,
  fields: [first],
}: SubmissionProblem<WithdrawalProblem>): RefusedField<"reason"> {
  return code === "FORM_INVALID" && first !== undefined
    ? { field: "reason", text: first.message }
    : { field: null, text: message || copy.notWithdrawn };
}

const fields = ["cgvVersion", "cguVersion", "takesEffectOn", "changes"] as const;

/** Which field a problem is about, and with which text. */
export function publicationProblem({
  code,
  message,
  fields: refused,
}: SubmissionProblem<Problem>): RefusedField<keyof NewTermsVersion> {
  if (code === "TOO_SOON") return { field: "takesEffectOn", text: message };
  if (code === "NOT_NEWER") return { field: "cgvVersion", text: message };
  const [first] = refused;
  const field = fields.find((name) => name === first?.path);
  return field === undefined || first === undefined
    ? { field: null, text: message || copy.notPublished }
    : { field, text: first.message };
}
