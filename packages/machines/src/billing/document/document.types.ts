import type { DocumentFact, DocumentStatus, DocumentType } from "@jobami/api/billing/routes";
import type { ErrorCode } from "@jobami/api/http/error-codes";

/** Who does something to a document; `client` is whoever has its link. */
export type DocumentMover = "issuer" | "client";

/** What the machine must know of a document. */
export interface DocumentState {
  type: DocumentType;
  status: DocumentStatus;
  fact: DocumentFact | null;
}

/** What its issuer, its client and time do. The server reports what it knows of days and sums: a life cycle has neither. */
export type DocumentEvent =
  | { type: "document.begun"; as: DocumentType }
  | { type: "document.edited"; by: DocumentMover }
  | { type: "document.deleted"; by: DocumentMover }
  /** `isWhole`: everything that the law wants on it is there. */
  | { type: "document.issued"; by: DocumentMover; isWhole: boolean }
  /** Its client is to be informed of it. */
  | { type: "document.sent"; by: DocumentMover }
  /** `isInTime`: the last day of the quote is not past. */
  | { type: "quote.accepted"; by: DocumentMover; isInTime: boolean }
  | { type: "quote.refused"; by: DocumentMover; isInTime: boolean }
  | { type: "validity.ended" }
  /** An invoice is begun from it. */
  | { type: "quote.invoiced"; by: DocumentMover }
  | { type: "invoice.paid"; by: DocumentMover }
  /** A credit note is begun from it. */
  | { type: "invoice.corrected"; by: DocumentMover }
  /** A credit note of it is issued; `takes` what is left of it, or more than there is. */
  | { type: "credit.issued"; takes: "part" | "whole" | "beyond" };

/** What must happen in the same transaction as the step; named here, performed by the server. */
export type DocumentFollowUp =
  | { type: "issuer.notified"; of: DocumentEvent["type"] }
  | { type: "client.notified"; of: DocumentEvent["type"] };

/** Why a step is refused, as the error code that the server answers. */
export type DocumentRefusal = Extract<
  ErrorCode,
  "FORBIDDEN" | "DOCUMENT_CHANGED" | "DOCUMENT_UNFINISHED" | "QUOTE_EXPIRED" | "CREDIT_TOO_HIGH"
>;
