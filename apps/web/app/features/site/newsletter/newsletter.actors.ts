import type { Api } from "@jobami/api/http/client";
import { newsletterClient } from "@jobami/api/newsletter/client";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

/** Why nothing came of it: no usable address, the server refused, or nothing came back. */
export type SubscriptionProblem = "EMAIL_MISSING" | "REFUSED" | "FAILED";

/** The form that asks for the newsletter: one address, one answer [NEWS-02, NEWS-03, NEWS-10]. */
export function subscription(
  api: Api,
): SubmissionMachine<{ email: string }, { message: string }, SubscriptionProblem> {
  return submissionOf(({ email }) => newsletterClient(api).subscribe({ body: { email: email.trim() } }), {
    outcomes: { unanswered: "FAILED", otherwise: "REFUSED" },
    check: ({ email }) => (email.trim() === "" ? "EMAIL_MISSING" : null),
  });
}
