import type { Refusal } from "../../boundary/refusal.ts";
import type { EmailVerificationProblem, EmailVerificationProblemCode } from "./email-verification.types.ts";

const problems: Partial<Record<Refusal["code"], EmailVerificationProblemCode>> = {
  TOKEN_EXPIRED: "TOKEN_EXPIRED",
  TOKEN_INVALID: "TOKEN_INVALID",
  VALIDATION_FAILED: "TOKEN_INVALID",
  COOLDOWN_ACTIVE: "RESEND_TOO_SOON",
  NETWORK: "NETWORK",
};

/** The problem behind a refusal; what the requirements do not name is VERIFICATION_FAILED [REG-13]. */
export function problemOf({ code, message }: Refusal): EmailVerificationProblem {
  return { code: problems[code] ?? "VERIFICATION_FAILED", message };
}
