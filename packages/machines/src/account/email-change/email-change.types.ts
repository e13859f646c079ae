import type { EmailChangeSide } from "@jobami/api/email-change/contract";
import type { ErrorCode } from "@jobami/api/http/error-codes";

/** Which of the two addresses answered; without a change there is `none` to speak of. */
export type EmailChangeState = "none" | "asked" | "currentConfirmed" | "nextConfirmed";

/** What the owner of both addresses does. `isCurrentGone`: no mail reaches the current address any more; `isTaken`: another person got the next one meanwhile. */
export type EmailChangeEvent =
  | { type: "change.requested"; isCurrentGone: boolean }
  | { type: "link.confirmed"; side: EmailChangeSide; isExpired: boolean; isTaken: boolean }
  | { type: "link.refused"; isExpired: boolean }
  | { type: "change.cancelled" };

/** What must happen in the same transaction as the step: a link to each address that mails reach, or the change itself. */
export interface EmailChangeFollowUp {
  type: "links.mailed" | "address.replaced";
}

/** Why a step is refused, as the error code that the server answers. */
export type EmailChangeRefusal = Extract<ErrorCode, "TOKEN_INVALID" | "TOKEN_EXPIRED">;
