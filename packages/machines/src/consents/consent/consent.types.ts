import type { ConsentKind } from "@jobami/api/consents/contract";
import type { ErrorCode } from "@jobami/api/http/error-codes";

/** Where a consent stands. Only `given` counts; the others state why it does not. */
export type ConsentStatus = "absent" | "given" | "revoked" | "lapsed" | "outdated";

/** The versions of the sales terms (CGV) and use terms (CGU). */
export interface TermsVersions {
  cgvVersion: string;
  cguVersion: string;
}

/** What happens to a consent: its person gives and revokes it, time and new terms end it. */
export type ConsentEvent =
  | { type: "consent.given"; kind: "ai" }
  | { type: "consent.given"; kind: "terms"; accepted: TermsVersions; inForce: TermsVersions }
  | { type: "consent.revoked" }
  | { type: "validity.ended" }
  | { type: "terms.changed" };

/** What must happen in the same transaction as the step. */
export type ConsentFollowUp = { type: "consent.recorded" } | { type: "record.ended"; as: ConsentEnding };

/** Why a record no longer counts: its person took it back, or gave it again. */
export type ConsentEnding = "revoked" | "replaced";

/** Why a step is refused, as the error code that the server answers. */
export type ConsentRefusal = Extract<ErrorCode, "TERMS_VERSION_OUTDATED">;

/** What is known of the newest consent of a kind; instants in ms since 1970. */
export interface ConsentRecord {
  kind: ConsentKind;
  givenAt: number;
  revokedAt: number | null;
  /** Null for the consent to AI, which knows no version. */
  accepted: TermsVersions | null;
}
