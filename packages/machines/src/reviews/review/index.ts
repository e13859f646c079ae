export { decideReview, type ReviewDecision, readableReviews } from "./review.decision.ts";
export { reviewLifecycle, reviewWindowMs } from "./review.machine.ts";
export { correctableUntil, correctionWindowMs } from "./review.rules.ts";
export type { ReviewEvent, ReviewFollowUp, ReviewRefusal, ReviewSide, ReviewStatus } from "./review.types.ts";
