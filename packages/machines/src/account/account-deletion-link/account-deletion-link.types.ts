import type { DeletionLink } from "@jobami/api/account/contract";
import type { Navigation } from "../../boundary/emitted.ts";
import type { Refusal } from "../../boundary/refusal.ts";

/** Which of the two pages behind the link is open. */
export type DeletionStep = "confirm" | "final";

export interface AccountDeletionLinkInput {
  /** The token of the mailed link; null when the address of the page has none. */
  token: string | null;
  step: DeletionStep;
}

/** What a refused last step states: beside the password, or about the whole. `message` is the server's sentence. */
export interface DeletionLinkProblem {
  code: "WRONG_PASSWORD" | "ACCOUNT_LOCKED" | "NETWORK" | "FAILED";
  message: string;
}

export interface AccountDeletionLinkContext extends AccountDeletionLinkInput {
  link: DeletionLink | null;
  /** Names the last step until the server has answered. */
  idempotencyKey: string | null;
  refusal: Refusal["code"] | null;
  problem: DeletionLinkProblem | null;
}

/** The last step; the password is sent and never stored. */
export interface NamedErasure {
  token: string;
  password: string;
  idempotencyKey: string;
}

export type AccountDeletionLinkEvent =
  | { type: "deletion.agreed" }
  | { type: "form.submitted"; password: string }
  /** Something was typed after a refusal. */
  | { type: "form.edited" }
  | { type: "retry.requested" };

/** `erased`: the account is gone, and with it its session on this browser. */
export type AccountDeletionLinkEmitted = Navigation | { type: "account.erased" };
