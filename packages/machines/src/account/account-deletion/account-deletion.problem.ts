import type { Refusal } from "../../boundary/refusal.ts";
import type { AccountDeletionProblem, AccountDeletionProblemCode } from "./account-deletion.types.ts";

const problems: Partial<Record<Refusal["code"], AccountDeletionProblemCode>> = {
  INVALID_CREDENTIALS: "WRONG_PASSWORD",
  ACCOUNT_LOCKED: "ACCOUNT_LOCKED",
  VALIDATION_FAILED: "FORM_INVALID",
  COOLDOWN_ACTIVE: "WAIT",
  TOO_MANY_REQUESTS: "WAIT",
  NETWORK: "NETWORK",
};

/** The problem behind a refusal. */
export function problemOf({ code, message, fields }: Refusal): AccountDeletionProblem {
  return { code: problems[code] ?? "FAILED", message, fields };
}

/** Whether the account stands otherwise than the page believes: it is read again. */
export function isOutdated({ code }: Refusal): boolean {
  return code === "ACCOUNT_COMMITTED" || code === "ACCOUNT_TRANSITION_REFUSED";
}
