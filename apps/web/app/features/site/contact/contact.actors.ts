import { contactClient } from "@jobami/api/contact/client";
import type { Api } from "@jobami/api/http/client";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

/** Names of the fields that are seen, in their order. */
export const contactFields = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** What is typed; `site` is a field that people do not see. */
export type ContactValues = Record<ContactField | "site", string>;

/** Why nothing came of it: no network, no answer, fields to mend, or a refusal in the server’s text. */
export type ContactProblem = "OFFLINE" | "FAILED" | "INVALID" | "REFUSED";

/** The form that writes to the operator; a message that was not answered is sent again under the same key. */
export function contactMessage(
  api: Api,
): SubmissionMachine<ContactValues, { message: string }, ContactProblem> {
  return submissionOf((body, idempotencyKey) => contactClient(api).send({ body, idempotencyKey }), {
    outcomes: {
      problems: { NETWORK: "OFFLINE", VALIDATION_FAILED: "INVALID" },
      unanswered: "FAILED",
      otherwise: "REFUSED",
    },
  });
}
