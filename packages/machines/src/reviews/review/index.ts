export { decideReview, type ReviewDecision, reviewLifecycle, reviewWindowMs } from "./review.machine.ts";
export { correctableUntil, correctionWindowMs, readableReviews } from "./review.rules.ts";
export type { ReviewEvent, ReviewFollowUp, ReviewRefusal, ReviewSide, ReviewStatus } from "./review.types.ts";
