import type { SubmissionProblem } from "@jobami/machines/submission";
import type { RefusedField } from "../../../platform/forms/index.ts";
import { security } from "./copy.ts";
import type { PasswordChangeProblemCode, PasswordForm } from "./password-change.actors.ts";

/** Which field a problem stands beside, and with which text; null when it is about the whole form. */
export function passwordProblem({
  code,
  message,
  fields,
}: SubmissionProblem<PasswordChangeProblemCode>): RefusedField<keyof PasswordForm> {
  switch (code) {
    case "WRONG_PASSWORD":
      return { field: "currentPassword", text: security.wrongPassword };
    case "FORM_INVALID": {
      const refused = fields.find(({ path }) => path === "currentPassword" || path === "newPassword");
      return refused === undefined
        ? { field: null, text: message || security.checkFields }
        : { field: refused.path as keyof PasswordForm, text: refused.message };
    }
    case "ALREADY_SENT":
      return { field: null, text: security.alreadyChanged };
    case "NETWORK":
      return { field: null, text: security.network };
    case "ACCOUNT_LOCKED":
    case "TOO_MANY_REQUESTS":
    case "CHANGE_FAILED":
      return { field: null, text: message || security.changeFailed };
  }
}
