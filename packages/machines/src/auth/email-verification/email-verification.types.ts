import type { authContract } from "@jobami/api/auth/contract";
import type { AnswerOf } from "@jobami/api/http/contract";
import type { Notice, Remembering } from "../../boundary/emitted.ts";
import type { Refusal } from "../../boundary/refusal.ts";
import type { PendingVerification } from "../registration/index.ts";

export type VerifyEmailAnswer = AnswerOf<typeof authContract.verifyEmail>;
export type ResendAnswer = AnswerOf<typeof authContract.resendVerification>;

export interface EmailVerificationInput {
  /** The token of the link, null on the page that waits for the mail. */
  token: string | null;
  /** What sign-up left on this device, null without it. */
  record: PendingVerification | null;
}

export type EmailVerificationProblemCode =
  | "TOKEN_EXPIRED"
  | "TOKEN_INVALID"
  | "NO_EMAIL"
  | "RESEND_TOO_SOON"
  | "NETWORK"
  | "VERIFICATION_FAILED";

export interface EmailVerificationProblem {
  code: EmailVerificationProblemCode;
  /** The server's sentence; empty when there is none. */
  message: string;
}

export interface EmailVerificationContext {
  token: string | null;
  /** The address that waits, null when unknown or retained for more than 7 days. */
  email: string | null;
  /** Instants in ms since 1970. */
  keptUntil: number;
  resendAt: number | null;
  refusal: Refusal | null;
  problem: EmailVerificationProblem | null;
}

export type EmailVerificationEvent = { type: "confirmation.requested" } | { type: "resend.requested" };
export type EmailVerificationNoticeCode =
  | EmailVerificationProblemCode
  | "VERIFIED"
  | "ALREADY_VERIFIED"
  | "MAIL_SENT";
export type EmailVerificationEmitted =
  | Notice<EmailVerificationNoticeCode>
  | Remembering<PendingVerification | null>;
