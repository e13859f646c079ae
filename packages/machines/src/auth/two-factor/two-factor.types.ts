import type { TwoFactorMethod } from "@jobami/api/auth/contract";
import type { Navigation, Notice, Remembering } from "../../boundary/emitted.ts";
import type { Refusal } from "../../boundary/refusal.ts";
import type { SessionOpened, SignInNoticeCode } from "../login/index.ts";

/** What must outlive a reload, in ms since 1970. */
export interface TwoFactorRecord {
  /** When the code stops being valid. */
  expiresAt: number;
  /** Earliest instant of another mail. */
  resendAt: number;
  /** Absent: the first one that is offered. */
  method?: TwoFactorMethod | undefined;
}

export interface TwoFactorInput {
  maskedEmail: string;
  /** The page that sent the visitor to the sign-in, null when unknown. */
  cameFrom: string | null;
  /** How the code may be given, the one to ask for at the head; only by mail where it is absent. */
  methods?: readonly TwoFactorMethod[] | undefined;
  /** Absent on the first visit: where a code is mailed first, it was mailed just now. */
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

export interface TwoFactorContext extends Omit<TwoFactorRecord, "method"> {
  maskedEmail: string;
  cameFrom: string | null;
  methods: readonly TwoFactorMethod[];
  method: TwoFactorMethod;
  refusal: Refusal | null;
  problem: TwoFactorProblem | null;
}

export type TwoFactorEvent =
  | { type: "form.submitted"; code: string }
  | { type: "resend.requested" }
  | { type: "method.chosen"; method: TwoFactorMethod }
  /** Internal: another code was mailed. */
  | { type: "code.mailed" };

export type TwoFactorNoticeCode = TwoFactorProblemCode | SignInNoticeCode | "CODE_SENT" | "SIGN_IN_OVER";
export type TwoFactorEmitted =
  | Notice<TwoFactorNoticeCode>
  | Navigation
  | Remembering<TwoFactorRecord | null>
  | SessionOpened;
