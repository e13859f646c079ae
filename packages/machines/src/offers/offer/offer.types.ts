import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { OfferStatus } from "@jobami/api/offers/routes";

/** Who does something to an offer; `stranger` is anybody but its owner. */
export type OfferMover = "owner" | "stranger";

/** Where the day of the step stands to an offer's first and last day. */
export type OfferTime = "before" | "within" | "after";

/** What the machine must know of an offer. */
export interface OfferState {
  status: OfferStatus;
}

/** What the owner, takers and time do. The server reports what it knows of days: a life cycle has no clock. */
export type OfferEvent =
  /** `keepsPromise`: no one has a code yet, or what they were promised stays. */
  | { type: "offer.edited"; by: OfferMover; keepsPromise: boolean }
  | { type: "offer.published"; by: OfferMover; time: OfferTime }
  | { type: "offer.paused"; by: OfferMover }
  | { type: "offer.ended"; by: OfferMover }
  /** `isLeft`: there is a code for one more. */
  | { type: "code.taken"; by: OfferMover; time: OfferTime; isLeft: boolean }
  | { type: "code.validated"; by: OfferMover; time: OfferTime; isUsed: boolean }
  | { type: "offerDays.ended" };

/** Why a step is refused, as the error code that the server answers. */
export type OfferRefusal = Extract<
  ErrorCode,
  | "NOT_FOUND"
  | "OWN_OFFER"
  | "OFFER_CHANGED"
  | "OFFER_FIXED"
  | "OFFER_NOT_OPEN"
  | "OFFER_NOT_STARTED"
  | "OFFER_OVER"
  | "OFFER_EXHAUSTED"
  | "CODE_NOT_YOURS"
  | "CODE_USED"
>;
