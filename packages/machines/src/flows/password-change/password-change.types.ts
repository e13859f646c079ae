import type { FieldError } from "@jobami/api/http/error-codes";
import type { Notice } from "../../boundary/emitted.ts";

/** The two passwords as typed; they are sent and never kept. */
export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface NamedPasswordChange extends PasswordChange {
  idempotencyKey: string;
}

export type PasswordChangeProblemCode =
  | "WRONG_PASSWORD"
  | "ACCOUNT_LOCKED"
  | "FORM_INVALID"
  | "ALREADY_SENT"
  | "TOO_MANY_REQUESTS"
  | "NETWORK"
  | "CHANGE_FAILED";

export interface PasswordChangeProblem {
  code: PasswordChangeProblemCode;
  /** The server's sentence; empty when there is none. */
  message: string;
  fields: FieldError[];
}

export interface PasswordChangeContext {
  /** Names the change until the server has answered. */
  idempotencyKey: string | null;
  problem: PasswordChangeProblem | null;
}

export type PasswordChangeEvent =
  | ({ type: "form.submitted" } & PasswordChange)
  /** Something was typed after a refusal. */
  | { type: "form.edited" };

/** `form.cleared`: the fields are emptied, the change is done. */
export type PasswordChangeEmitted = { type: "form.cleared" } | Notice<"PASSWORD_CHANGED">;
