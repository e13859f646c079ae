import type { authContract, registerBody } from "@jobami/api/auth/contract";
import type { AnswerOf, InputOf } from "@jobami/api/http/contract";
import type { FieldError } from "@jobami/api/http/error-codes";
import type { Navigation, Notice, Remembering } from "../../boundary/emitted.ts";

export type RegistrationValues = InputOf<{ body: typeof registerBody }>["body"];
export type RegistrationAnswer = AnswerOf<typeof authContract.register>;

/** The address that waits for its verification, kept on this device until `keptUntil` (ms since 1970) [REG-09]. */
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
}

export type RegistrationEvent = { type: "form.submitted"; values: RegistrationValues };
export type RegistrationNoticeCode = "REGISTERED" | RegistrationProblemCode;
export type RegistrationEmitted =
  | Notice<RegistrationNoticeCode>
  | Navigation
  | Remembering<PendingVerification | null>;
