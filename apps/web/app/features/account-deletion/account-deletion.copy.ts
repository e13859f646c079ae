import type { AccountDeletionProblem } from "@jobami/machines/flows/account-deletion";
import type { DeletionLinkProblem } from "@jobami/machines/flows/account-deletion-link";
import { leaving } from "./copy.ts";

/** Whether a problem stands beside the password, and its words. */
export function deletionProblem(
  problem:
    | (Pick<AccountDeletionProblem, "code" | "message"> & Partial<AccountDeletionProblem>)
    | DeletionLinkProblem,
): { isAtPassword: boolean; text: string } {
  const { code, message } = problem;
  switch (code) {
    case "WRONG_PASSWORD":
      return { isAtPassword: true, text: leaving.wrongPassword };
    case "FORM_INVALID": {
      const [refused] = ("fields" in problem ? problem.fields : undefined) ?? [];
      return {
        isAtPassword: refused?.path === "password",
        text: refused?.message ?? (message || leaving.failed),
      };
    }
    case "NETWORK":
      return { isAtPassword: false, text: leaving.network };
    case "ACCOUNT_LOCKED":
    case "WAIT":
    case "FAILED":
      return { isAtPassword: false, text: message || leaving.failed };
  }
}
