import type { Refusal } from "../../boundary/refusal.ts";
import type { PasswordResetProblem, PasswordResetProblemCode } from "./password-reset.types.ts";

const problems: Partial<Record<Refusal["code"], PasswordResetProblemCode>> = {
  COOLDOWN_ACTIVE: "RESET_TOO_SOON",
  TOKEN_EXPIRED: "TOKEN_EXPIRED",
  TOKEN_INVALID: "TOKEN_INVALID",
  VALIDATION_FAILED: "FORM_INVALID",
  IDEMPOTENCY_KEY_REUSED: "ALREADY_SENT",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  NETWORK: "NETWORK",
};

/** The problem behind a refusal. A link whose own form is refused is an invalid link. */
export function problemOf({ code, message, fields }: Refusal): PasswordResetProblem {
  const isTokenRefused = code === "VALIDATION_FAILED" && fields.some((field) => field.path === "token");
  return {
    code: isTokenRefused ? "TOKEN_INVALID" : (problems[code] ?? "RESET_FAILED"),
    message,
    fields,
  };
}
