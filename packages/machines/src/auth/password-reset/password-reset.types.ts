import type { authContract } from "@jobami/api/auth/contract";
import type { AnswerOf } from "@jobami/api/http/contract";
import type { FieldError } from "@jobami/api/http/error-codes";
import type { Navigation, Notice, Remembering } from "../../boundary/emitted.ts";
import type { Refusal } from "../../boundary/refusal.ts";

export type ForgotPasswordAnswer = AnswerOf<typeof authContract.forgotPassword>;
export type ValidateTokenAnswer = AnswerOf<typeof authContract.validateResetToken>;

/** The wait that the server asked for, stored on this device until `keptUntil` (both ms since 1970) [PWD-08]. */
export interface ResetRecord {
  cooldownUntil: number;
  keptUntil: number;
}

export interface PasswordResetInput {
  /** The token of the link, null on the page that asks for one. */
  token: string | null;
  record: ResetRecord | null;
}

export type PasswordResetProblemCode =
  | "RESET_TOO_SOON"
  | "TOKEN_EXPIRED"
  | "TOKEN_INVALID"
  | "FORM_INVALID"
  | "ALREADY_SENT"
  | "TOO_MANY_REQUESTS"
  | "NETWORK"
  | "RESET_FAILED";

export interface PasswordResetProblem {
  code: PasswordResetProblemCode;
  /** The server's sentence; empty when there is none. */
  message: string;
  fields: FieldError[];
}

export interface PasswordResetContext {
  token: string | null;
  cooldownUntil: number | null;
  /** The address a link was last asked for. */
  sentTo: string | null;
  /** Whose password is chosen; null until the link has been looked at. */
  owner: string | null;
  /** Names the change of password until the server has answered. */
  idempotencyKey: string | null;
  refusal: Refusal | null;
  problem: PasswordResetProblem | null;
}

export type PasswordResetEvent =
  | { type: "email.submitted"; email: string }
  | { type: "password.submitted"; password: string }
  | { type: "retry.requested" };

export type PasswordResetNoticeCode = PasswordResetProblemCode | "RESET_SENT" | "PASSWORD_CHANGED";
export type PasswordResetEmitted = Notice<PasswordResetNoticeCode> | Navigation | Remembering<ResetRecord>;
