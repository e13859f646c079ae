import type { ConsentKind } from "@jobami/api/consents/contract";
import type { Notice } from "../../boundary/emitted.ts";

/** The names a consent is given under. */
export interface ConsentNames {
  firstName: string;
  lastName: string;
}

/** What is sent when a person agrees. */
export interface ConsentGiving extends ConsentNames {
  kind: ConsentKind;
  idempotencyKey: string;
}

export interface ConsentRevocation {
  kind: ConsentKind;
  idempotencyKey: string;
}

export type ConsentProblem = "NOT_TICKED" | "SAVE_FAILED";

export interface ConsentInput {
  kind: ConsentKind;
}

export interface ConsentContext {
  kind: ConsentKind;
  names: ConsentNames;
  isTicked: boolean;
  problem: ConsentProblem | null;
  /** Retained while a change may have happened without an answer. */
  idempotencyKey: string | null;
}

/** `stored` are the names that the session knows, used when the profile cannot be read [CONS-14]. */
export type ConsentEvent =
  | { type: "opening.requested"; stored: ConsentNames }
  | { type: "closing.requested" }
  | { type: "closing.forced" }
  | { type: "box.ticked"; isTicked: boolean }
  | { type: "form.submitted" }
  | { type: "revocation.requested" };

export type ConsentNoticeCode = "CONSENT_GIVEN" | "CONSENT_REVOKED" | "REVOKE_FAILED";

/** `answer.postponed`: the person closed the question without an answer. */
export type ConsentEmitted =
  | { type: "answer.postponed" }
  | { type: "consent.changed"; kind: ConsentKind; hasConsent: boolean }
  | Notice<ConsentNoticeCode>;
