import type { AccountStanding, DepartureReason } from "@jobami/api/account/contract";
import type { FieldError } from "@jobami/api/http/error-codes";
import type { Notice } from "../../boundary/emitted.ts";

/** What is typed to ask for a deletion; the password is sent and never stored. */
export interface DeletionAsk {
  password: string;
  reason: DepartureReason | null;
}

export interface NamedDeletionAsk extends DeletionAsk {
  idempotencyKey: string;
}

export type AccountDeletionProblemCode =
  | "WRONG_PASSWORD"
  | "ACCOUNT_LOCKED"
  | "FORM_INVALID"
  | "WAIT"
  | "NETWORK"
  | "FAILED";

export interface AccountDeletionProblem {
  code: AccountDeletionProblemCode;
  /** The server's sentence; empty when there is none. */
  message: string;
  fields: FieldError[];
}

export interface AccountDeletionContext {
  standing: AccountStanding | null;
  /** Names the ask until the server has answered. */
  idempotencyKey: string | null;
  problem: AccountDeletionProblem | null;
}

export type AccountDeletionEvent =
  | ({ type: "form.submitted" } & DeletionAsk)
  /** Something was typed after a refusal. */
  | { type: "form.edited" }
  | { type: "cancel.requested" }
  | { type: "pause.requested" }
  | { type: "pause.agreed" }
  | { type: "pause.declined" }
  | { type: "retry.requested" };

/** `left`: the account is paused and its session over. */
export type AccountDeletionEmitted =
  | { type: "form.cleared" }
  | { type: "account.left" }
  | Notice<"DELETION_ASKED" | "ACCOUNT_KEPT" | "ACCOUNT_PAUSED">;
