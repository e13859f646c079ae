import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { SubscriptionStatus } from "@jobami/api/newsletter/contract";

/** An address that never asked is `absent`. */
export type SubscriptionState = SubscriptionStatus | "absent";

/** What the owner of an address does. `isMailRecent`: a mail went out just now, another would be one too many. */
export type SubscriptionEvent =
  | { type: "subscription.requested"; isMailRecent: boolean }
  | { type: "link.followed"; isExpired: boolean }
  | { type: "subscription.ended" };

/** What must happen in the same transaction as the step. */
export interface SubscriptionFollowUp {
  type: "mail.ordered";
  /** The link to confirm by, a welcome, or a word that the address is subscribed already. */
  of: "confirmation" | "welcome" | "reminder";
}

/** Why a step is refused, as the error code that the server answers. */
export type SubscriptionRefusal = Extract<ErrorCode, "TOKEN_INVALID" | "TOKEN_EXPIRED">;
