import type { ErrorCode } from "@jobami/api/http/error-codes";

/** Where a version of the terms stands: being written, announced to people, in force, of the past, or taken back before it held. */
export type TermsVersionStatus = "draft" | "announced" | "inForce" | "former" | "withdrawn";

/** What happens to a version. `noticeMs` is the time from its publication to its date. */
export type TermsVersionEvent =
  | { type: "version.published"; noticeMs: number; isNewer: boolean; isAnotherAnnounced: boolean }
  | { type: "date.reached" }
  | { type: "version.replaced" }
  | { type: "version.withdrawn" };

/** What must happen in the same transaction as the step. */
export interface TermsVersionFollowUp {
  type: "announcement.ordered" | "withdrawal.ordered";
}

/** Why a step is refused, as the error code that the server answers. */
export type TermsVersionRefusal = Extract<
  ErrorCode,
  "TERMS_NOTICE_TOO_SHORT" | "TERMS_VERSION_NOT_NEWER" | "TERMS_ALREADY_ANNOUNCED" | "TERMS_NOT_ANNOUNCED"
>;
