import type { FieldError } from "@jobami/api/http/error-codes";
import type { Refusal, RefusalCode } from "./refusal.ts";

const statuses: Partial<Record<RefusalCode, number>> = {
  NETWORK: 0,
  UNEXPECTED: 502,
  VALIDATION_FAILED: 400,
  TOKEN_INVALID: 400,
  TOKEN_EXPIRED: 400,
  CODE_INVALID: 400,
  CODE_EXPIRED: 400,
  INVALID_CREDENTIALS: 401,
  SESSION_EXPIRED: 401,
  UNAUTHENTICATED: 401,
  ACCOUNT_LOCKED: 423,
  TOO_MANY_REQUESTS: 429,
  COOLDOWN_ACTIVE: 429,
  CODE_TRIES_EXHAUSTED: 429,
  ACCOUNT_COMMITTED: 409,
  ACCOUNT_TRANSITION_REFUSED: 409,
  PROFILE_CHANGED: 409,
  PROPOSAL_EXISTS: 409,
  PROPOSAL_CHANGED: 409,
  PROPOSAL_TRANSITION_REFUSED: 409,
  MISSION_CLOSED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

/** What a failed call throws, for tests: as the client's ApiError, 403 unless the code has another status. */
export function refused(code: RefusalCode, more: Partial<Refusal> = {}): Refusal {
  return { code, status: statuses[code] ?? 403, message: "", fields: [], data: {}, ...more };
}

/** One refused field, for tests. */
export function fieldRefused(path: string): FieldError {
  return { path, code: "custom", message: `${path} n’est pas valide.` };
}
