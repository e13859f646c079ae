import type { Refusal } from "../../boundary/refusal.ts";
import type { PasswordChangeProblem, PasswordChangeProblemCode } from "./password-change.types.ts";

const problems: Partial<Record<Refusal["code"], PasswordChangeProblemCode>> = {
  INVALID_CREDENTIALS: "WRONG_PASSWORD",
  ACCOUNT_LOCKED: "ACCOUNT_LOCKED",
  VALIDATION_FAILED: "FORM_INVALID",
  IDEMPOTENCY_KEY_REUSED: "ALREADY_SENT",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  NETWORK: "NETWORK",
};

/** The problem behind a refusal. */
export function problemOf({ code, message, fields }: Refusal): PasswordChangeProblem {
  return { code: problems[code] ?? "CHANGE_FAILED", message, fields };
}
