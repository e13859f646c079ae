import type { AccountStatus } from "@jobami/api/account/contract";
import type { ErrorCode } from "@jobami/api/http/error-codes";

/** Who acts on an account: whose it is, staff (on another person’s), or anybody else. */
export type AccountMover = "owner" | "staff" | "other";

/** What the machine must know of an account. */
export interface AccountState {
  statut: AccountStatus;
}

/** Leaving, for a while or for good, or being closed by staff after long silence; `commitments` are the missions that the owner still has under way. */
export interface AccountLeaving {
  type: "account.paused" | "deletion.requested" | "account.erased" | "account.closed";
  by: AccountMover;
  commitments: number;
}

/** What people and the server's jobs do to an account. `hours` is how long a suspension lasts, null for ever. */
export type AccountEvent =
  | AccountLeaving
  | { type: "owner.signedIn" }
  | { type: "account.suspended"; by: AccountMover; hours: number | null }
  | { type: "account.reinstated"; by: AccountMover }
  | { type: "deletion.cancelled"; by: AccountMover }
  /** The mailed link was opened and agreed to. */
  | { type: "deletion.confirmed"; by: AccountMover }
  /** A backup brought an account back that had been erased since it was made. */
  | { type: "account.erasedAgain" }
  | { type: "suspension.lapsed" }
  | { type: "deletion.lapsed" };

/** What must happen in the same transaction as the step; named here, performed by the server. */
export type AccountFollowUp =
  | { type: "sessions.ended" }
  | { type: "link.mailed" }
  | { type: "link.dropped" }
  /** Open missions and proposals end, at no cost in Jobi. */
  | { type: "work.withdrawn" }
  | { type: "data.erased" }
  | { type: "owner.notified"; of: AccountEvent["type"] };

/** Why a step is refused, as the error code that the server answers. */
export type AccountRefusal = Extract<
  ErrorCode,
  | "FORBIDDEN"
  | "VALIDATION_FAILED"
  | "ACCOUNT_DEACTIVATED"
  | "ACCOUNT_COMMITTED"
  | "ACCOUNT_TRANSITION_REFUSED"
>;
