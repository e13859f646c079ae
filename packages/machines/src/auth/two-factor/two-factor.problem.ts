import type { Refusal } from "../../boundary/refusal.ts";
import type { TwoFactorProblem, TwoFactorProblemCode } from "./two-factor.types.ts";

const problems: Partial<Record<Refusal["code"], TwoFactorProblemCode>> = {
  CODE_INVALID: "CODE_INVALID",
  VALIDATION_FAILED: "CODE_INVALID",
  CODE_EXPIRED: "CODE_EXPIRED",
  CODE_TRIES_EXHAUSTED: "CODE_TRIES_EXHAUSTED",
  ACCOUNT_DEACTIVATED: "ACCOUNT_DEACTIVATED",
  PROFIL_DISABLED: "ACCOUNT_DEACTIVATED",
  COOLDOWN_ACTIVE: "RESEND_TOO_SOON",
  NETWORK: "NETWORK",
};

/** The problem behind a refusal of the code or of another mail. */
export function problemOf(refusal: Refusal): TwoFactorProblem {
  return { code: problems[refusal.code] ?? "CODE_FAILED", message: refusal.message };
}
