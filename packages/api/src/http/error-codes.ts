/** Every error code the server can answer, with the HTTP status it travels under. The table is exhaustive: a code outside it does not compile. */
export const errorStatus = {
  MALFORMED_REQUEST: 400,
  VALIDATION_FAILED: 400,
  TOKEN_INVALID: 400,
  TOKEN_EXPIRED: 400,
  CODE_INVALID: 400,
  CODE_EXPIRED: 400,
  GOOGLE_IDENTITY_EXPIRED: 400,
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  CSRF_TOKEN_INVALID: 403,
  BRUTE_FORCE_BLOCKED: 403,
  EMAIL_NOT_VERIFIED: 403,
  ACCOUNT_DEACTIVATED: 403,
  PROFIL_DISABLED: 403,
  PASSWORD_EXPIRED: 403,
  PROFILE_HIDDEN: 403,
  JOBBEUR_ONLY: 403,
  OWN_MISSION: 403,
  NOT_FOUND: 404,
  ACCOUNT_COMMITTED: 409,
  ACCOUNT_TRANSITION_REFUSED: 409,
  PROFILE_CHANGED: 409,
  FAVORITES_FULL: 409,
  CONVERSATION_FROZEN: 409,
  CONVERSATION_CLOSED: 409,
  PROPOSAL_EXISTS: 409,
  PROPOSAL_CHANGED: 409,
  PROPOSAL_TRANSITION_REFUSED: 409,
  MISSION_CLOSED: 409,
  MISSION_TRANSITION_REFUSED: 409,
  COMMENT_TRANSITION_REFUSED: 409,
  PROGRESS_CHANGED: 409,
  CHANGES_ASKED_ALREADY: 409,
  AMOUNT_INVALID: 400,
  AMOUNT_TOO_HIGH: 409,
  REVIEW_EXISTS: 409,
  REVIEW_CLOSED: 409,
  REVIEW_FIXED: 409,
  REVIEW_ANSWERED: 409,
  INSUFFICIENT_JOBI: 409,
  JOBI_NOT_GIVEN: 403,
  GOOGLE_STEP_CHANGED: 409,
  LAST_WAY_IN: 409,
  AUTHENTICATOR_OFF: 409,
  TERMS_VERSION_OUTDATED: 409,
  TERMS_REQUIRED: 403,
  TERMS_NOTICE_TOO_SHORT: 400,
  TERMS_VERSION_NOT_NEWER: 409,
  TERMS_ALREADY_ANNOUNCED: 409,
  VERIFICATION_FULL: 409,
  VERIFICATION_DECIDED: 409,
  VERIFICATION_EXPIRED: 409,
  COMPANY_UNKNOWN: 404,
  COMPANY_CLOSED: 409,
  REGISTER_UNAVAILABLE: 503,
  FILE_IN_USE: 409,
  FILE_QUOTA_EXCEEDED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  FILE_TYPE_REFUSED: 415,
  FILE_UNREADABLE: 422,
  FILE_TOO_MANY_PIXELS: 422,
  ACCOUNT_LOCKED: 423,
  TOO_MANY_REQUESTS: 429,
  COOLDOWN_ACTIVE: 429,
  CODE_TRIES_EXHAUSTED: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One refused field: where it stands in the body or query (dots between levels) and why, in French. */
export interface FieldError {
  path: string;
  code: string;
  message: string;
}

/** What the server answers with any status of 400 and above. `message` and `error` carry the same French sentence. */
export interface ErrorBody {
  success: false;
  code: ErrorCode;
  message: string;
  error: string;
  fields?: FieldError[] | undefined;
  /** What a client needs to go on, by code: the current proposal of PROPOSAL_CHANGED, the wait of a lock… */
  data?: Record<string, unknown> | undefined;
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorStatus, value);
}
