import type { authContract, SessionUser } from "@jobami/api/auth/contract";
import type { AnswerOf } from "@jobami/api/http/contract";
import type { FieldError } from "@jobami/api/http/error-codes";
import type { Navigation, Notice, Remembering } from "../../boundary/emitted.ts";
import type { Refusal } from "../../boundary/refusal.ts";
import type { LoginProblemCode } from "./login.problem.ts";

export interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

export type LoginAnswer = AnswerOf<typeof authContract.login>;

/** What must outlive a reload, in ms since 1970; null when nothing waits [LOGIN-29]. */
export interface LoginRecord {
  /** Earliest instant of the next attempt. */
  nextAttemptAt: number | null;
  /** End of the cooldown that disables the button. */
  cooldownUntil: number | null;
}

export interface LoginInput {
  /** The page that sent the visitor here, null when unknown. */
  cameFrom: string | null;
  record?: LoginRecord | undefined;
}

export interface LoginProblem {
  code: LoginProblemCode;
  /** The server's sentence; empty when there is none. */
  message: string;
  fields: FieldError[];
}

export interface LoginContext extends LoginRecord {
  cameFrom: string | null;
  refusal: Refusal | null;
  problem: LoginProblem | null;
}

export type LoginEvent = { type: "form.submitted"; values: LoginValues };

export type SignInNoticeCode = "LAST_LOGIN" | "FIRST_LOGIN" | "PASSWORD_EXPIRES_SOON" | "PASSWORD_EXPIRED";
export type LoginNoticeCode = LoginProblemCode | SignInNoticeCode | "TWO_FACTOR_SENT";

/** A session was opened for this person. */
export interface SessionOpened {
  type: "session.opened";
  user: SessionUser | undefined;
}

export type LoginEmitted = Notice<LoginNoticeCode> | Navigation | Remembering<LoginRecord> | SessionOpened;
