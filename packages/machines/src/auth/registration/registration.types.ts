import type { authContract, registerBody, SignUpProof } from "@jobami/api/auth/contract";
import type { AnswerOf, InputOf } from "@jobami/api/http/contract";
import type { FieldError } from "@jobami/api/http/error-codes";
import type { Navigation, Notice, Remembering } from "../../boundary/emitted.ts";

export type RegistrationValues = InputOf<{ body: typeof registerBody }>["body"];
/** What is sent: what was typed, and where the server asked for it, a proof of work or of a wait. */
export interface RegistrationSending {
  values: RegistrationValues;
  proof: SignUpProof | null;
  idempotencyKey: string;
}
export type RegistrationAnswer = AnswerOf<typeof authContract.register>;

/** The address that waits for its verification, stored on this device until `keptUntil` (ms since 1970) [REG-09]. */
export interface PendingVerification {
  email: string;
  keptUntil: number;
  /** Earliest instant of another mail; null when it can be asked for now. */
  resendAt: number | null;
}

/** Why no account was created. `FORM_INVALID` comes with the fields it names. */
export type RegistrationProblemCode =
  | "FORM_INVALID"
  | "ALREADY_SENT"
  | "TOO_MANY_REQUESTS"
  /** Sign-ups are unusual; the server's sentence states how long to wait. */
  | "PROOF_NEEDED"
  | "NETWORK"
  | "REGISTRATION_FAILED";

export interface RegistrationProblem {
  code: RegistrationProblemCode;
  /** The server's sentence; empty when there is none. */
  message: string;
  fields: FieldError[];
}

export interface RegistrationContext {
  /** Names this sign-up to the server until it has answered, so that a repetition creates no second account. */
  idempotencyKey: string | null;
  problem: RegistrationProblem | null;
  /** What is on its way; null once it is answered. */
  values: RegistrationValues | null;
  /** What it is sent with. */
  proof: SignUpProof | null;
  /** What the server asks to solve or to wait for, and how long in ms. */
  challenge: string | null;
  waitMs: number;
}

/** A form without scripts brings the challenge that it waited for. */
export type RegistrationEvent = {
  type: "form.submitted";
  values: RegistrationValues;
  proof?: SignUpProof | undefined;
};
export type RegistrationNoticeCode = "REGISTERED" | RegistrationProblemCode;
export type RegistrationEmitted =
  | Notice<RegistrationNoticeCode>
  | Navigation
  | Remembering<PendingVerification | null>;
