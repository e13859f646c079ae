import type { Navigation, Notice, Remembering } from "../../boundary/emitted.ts";
import type { Refusal } from "../../boundary/refusal.ts";
import type { SessionOpened, SignInNoticeCode } from "../login/index.ts";

/** What must outlive a reload, in ms since 1970. */
export interface TwoFactorRecord {
  /** When the code stops being valid. */
  expiresAt: number;
  /** Earliest instant of another mail. */
  resendAt: number;
}

export interface TwoFactorInput {
  maskedEmail: string;
  /** The page that sent the visitor to the sign-in, null when unknown. */
  cameFrom: string | null;
  /** Absent on the first visit: the code was mailed just now. */
  record?: TwoFactorRecord | undefined;
}

/** Why the code did not open a session. */
export type TwoFactorProblemCode =
  | "CODE_MISSING"
  | "CODE_INVALID"
  | "CODE_EXPIRED"
  | "CODE_TRIES_EXHAUSTED"
  | "ACCOUNT_DEACTIVATED"
  | "RESEND_TOO_SOON"
  | "NETWORK"
  | "CODE_FAILED";

export interface TwoFactorProblem {
  code: TwoFactorProblemCode;
  /** The server's sentence; empty when there is none. */
  message: string;
}

export interface TwoFactorContext extends TwoFactorRecord {
  maskedEmail: string;
  cameFrom: string | null;
  refusal: Refusal | null;
  problem: TwoFactorProblem | null;
}

export type TwoFactorEvent =
  | { type: "form.submitted"; code: string }
  | { type: "resend.requested" }
  /** Internal: another code was mailed. */
  | { type: "code.mailed" };

export type TwoFactorNoticeCode = TwoFactorProblemCode | SignInNoticeCode | "CODE_SENT" | "SIGN_IN_OVER";
export type TwoFactorEmitted =
  | Notice<TwoFactorNoticeCode>
  | Navigation
  | Remembering<TwoFactorRecord | null>
  | SessionOpened;
