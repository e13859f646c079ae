import type { FieldError } from "@jobami/api/http/error-codes";
import type { Declaration, Declared } from "@jobami/api/withdrawals/contract";

/** Why nothing came of it: no network, no answer, fields to mend, or the fourteen days are past. `message` is the server's sentence. */
export interface WithdrawalProblem {
  code: "INVALID" | "OVER" | "OFFLINE" | "FAILED";
  message: string;
  fields: readonly FieldError[];
}

export interface WithdrawalContext {
  /** What was stated last; null before. */
  statement: Declaration | null;
  declared: Declared | null;
  /** Names the declaration until the server has answered. */
  idempotencyKey: string | null;
  problem: WithdrawalProblem | null;
}

export interface NamedDeclaration extends Declaration {
  idempotencyKey: string;
}

export type WithdrawalEvent =
  | { type: "form.submitted"; statement: Declaration }
  /** Something was typed after a refusal. */
  | { type: "form.edited" }
  /** Who declares wants to mend what they stated. */
  | { type: "statement.reopened" }
  | { type: "withdrawal.confirmed" };

export type WithdrawalEmitted = { type: "withdrawal.declared"; declared: Declared };
