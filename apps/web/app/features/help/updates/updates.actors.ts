import type { Api } from "@jobami/api/http/client";
import { updatesClient } from "@jobami/api/updates/client";
import type { StaffUpdate, UpdateInput } from "@jobami/api/updates/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

type Problem = "FORM_INVALID" | "GONE" | "FAILED";

/** Announces something new, or corrects what was announced. */
export function announcing(
  api: Api,
  id: string | null,
): SubmissionMachine<UpdateInput, { data: StaffUpdate }, Problem> {
  const client = updatesClient(api);
  return submissionOf(
    (body, idempotencyKey) =>
      id === null
        ? client.publish({ body, idempotencyKey })
        : client.correct({ params: { id }, body, idempotencyKey }),
    {
      outcomes: {
        problems: { VALIDATION_FAILED: "FORM_INVALID", NOT_FOUND: "GONE" },
        otherwise: "FAILED",
      },
    },
  );
}
