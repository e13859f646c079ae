import type { AccountDeletionProblem } from "@jobami/machines/account/account-deletion";
import type { DeletionLinkProblem } from "@jobami/machines/account/account-deletion-link";
import type { RefusedField } from "../../../platform/forms/index.ts";
import { leaving } from "./copy.ts";

/** Whether a problem stands beside the password, and its text. */
export function deletionProblem(
  problem:
    | (Pick<AccountDeletionProblem, "code" | "message"> & Partial<AccountDeletionProblem>)
    | DeletionLinkProblem,
): RefusedField<"password"> {
  const { code, message } = problem;
  switch (code) {
    case "WRONG_PASSWORD":
      return { field: "password", text: leaving.wrongPassword };
    case "FORM_INVALID": {
      const [refused] = ("fields" in problem ? problem.fields : undefined) ?? [];
      return {
        field: refused?.path === "password" ? "password" : null,
        text: refused?.message ?? (message || leaving.failed),
      };
    }
    case "NETWORK":
      return { field: null, text: leaving.network };
    case "ACCOUNT_LOCKED":
    case "WAIT":
    case "FAILED":
      return { field: null, text: message || leaving.failed };
  }
}
