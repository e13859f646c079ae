import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { DocumentStatus } from "@jobami/api/verification/routes";

/** Where a document stands: sent, looked at, decided, decided otherwise since, run out, or followed by another one. */
export type VerificationDocumentStatus = DocumentStatus;

/** What happens to a document: staff reads and decides, takes an acceptance back or asks for the document again, its date passes, its owner sends another. */
export type VerificationDocumentEvent =
  | { type: "document.taken" }
  /** `isSeen`: whoever decides has opened it; `isChecked`: they ticked all that is checked of its kind. */
  | { type: "document.accepted"; isExpired: boolean; isSeen: boolean; isChecked: boolean }
  | { type: "document.refused" }
  | { type: "document.revoked" }
  | { type: "document.requested" }
  | { type: "expiry.reached" }
  | { type: "document.replaced" };

/** What must happen in the same transaction as the step: its owner hears of it, and former ones of its kind end. */
export interface VerificationDocumentFollowUp {
  type: "owner.notified" | "former.replaced";
}

/** Why a step is refused, as the error code that the server answers. */
export type VerificationDocumentRefusal = Extract<
  ErrorCode,
  | "VERIFICATION_DECIDED"
  | "VERIFICATION_EXPIRED"
  | "VERIFICATION_UNSEEN"
  | "VERIFICATION_UNCHECKED"
  | "VERIFICATION_NOT_ACCEPTED"
>;
