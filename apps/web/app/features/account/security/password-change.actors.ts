import { authClient } from "@jobami/api/auth/client";
import type { Api } from "@jobami/api/http/client";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

/** The two passwords as typed; they are sent and never stored. */
export interface PasswordForm {
  currentPassword: string;
  newPassword: string;
}

export type PasswordChangeProblemCode =
  | "WRONG_PASSWORD"
  | "ACCOUNT_LOCKED"
  | "FORM_INVALID"
  | "ALREADY_SENT"
  | "TOO_MANY_REQUESTS"
  | "NETWORK"
  | "CHANGE_FAILED";

/** A signed-in person changes their password, giving the current one [PWD-06]. */
export function passwordChange(
  api: Api,
): SubmissionMachine<PasswordForm, unknown, PasswordChangeProblemCode> {
  return submissionOf((body, idempotencyKey) => authClient(api).updatePassword({ body, idempotencyKey }), {
    outcomes: {
      problems: {
        INVALID_CREDENTIALS: "WRONG_PASSWORD",
        ACCOUNT_LOCKED: "ACCOUNT_LOCKED",
        VALIDATION_FAILED: "FORM_INVALID",
        IDEMPOTENCY_KEY_REUSED: "ALREADY_SENT",
        TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
        NETWORK: "NETWORK",
      },
      otherwise: "CHANGE_FAILED",
    },
  });
}
