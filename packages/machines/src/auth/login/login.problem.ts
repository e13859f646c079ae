import type { Refusal } from "../../boundary/refusal.ts";

/** Why a sign-in did not happen. The screen has the text; the server's own comes in `message`. */
export type LoginProblemCode =
  | "TOO_SOON"
  | "CREDENTIALS_MISSING"
  | "BRUTE_FORCE_BLOCKED"
  | "CSRF_TOKEN_INVALID"
  | "ACCOUNT_DEACTIVATED"
  | "PASSWORD_EXPIRED"
  | "EMAIL_NOT_VERIFIED"
  | "ACCOUNT_LOCKED"
  | "INVALID_CREDENTIALS"
  | "TOO_MANY_REQUESTS"
  | "VALIDATION_FAILED"
  | "NETWORK"
  | "LOGIN_FAILED";

const named: ReadonlySet<string> = new Set<LoginProblemCode>([
  "INVALID_CREDENTIALS",
  "TOO_MANY_REQUESTS",
  "VALIDATION_FAILED",
  "NETWORK",
]);

/** The problem behind a refusal. The order of the tests is that of the requirements: any 403 not named before means an unverified e-mail [LOGIN-33]. */
export function problemOf({ code, status }: Refusal): LoginProblemCode {
  if (code === "BRUTE_FORCE_BLOCKED" || code === "CSRF_TOKEN_INVALID") return code;
  if (code === "ACCOUNT_DEACTIVATED" || code === "PROFIL_DISABLED") return "ACCOUNT_DEACTIVATED";
  if (code === "PASSWORD_EXPIRED") return code;
  if (code === "EMAIL_NOT_VERIFIED" || status === 403) return "EMAIL_NOT_VERIFIED";
  if (code === "ACCOUNT_LOCKED" || status === 423) return "ACCOUNT_LOCKED";
  return named.has(code) ? (code as LoginProblemCode) : "LOGIN_FAILED";
}
