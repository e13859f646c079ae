import { transition } from "xstate";
import { reviewLifecycle } from "./review.machine.ts";
import type { ReviewEvent, ReviewFollowUp, ReviewRefusal, ReviewSide, ReviewStatus } from "./review.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type ReviewDecision =
  | { allowed: true; next: ReviewStatus; follows: readonly ReviewFollowUp[] }
  | { allowed: false; reason: ReviewRefusal };

/** Asks the life cycle whether an event may happen to the reviews of a mission; pure, performs nothing. */
export function decideReview(status: ReviewStatus, event: ReviewEvent): ReviewDecision {
  const [next, actions] = transition(reviewLifecycle, reviewLifecycle.resolveState({ value: status }), event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: ReviewRefusal }).reason };
  return {
    allowed: true,
    next: next.value,
    follows: actions.map(({ params }) => params as unknown as ReviewFollowUp),
  };
}

const writers: Record<ReviewStatus, readonly ReviewSide[]> = {
  unwritten: [],
  clientWrote: ["client"],
  jobbeurWrote: ["jobbeur"],
  revealed: ["client", "jobbeur"],
  lapsed: [],
};

/** Whose reviews a side may read now: its own, and the other's once they are revealed. */
export function readableReviews(status: ReviewStatus, reader: ReviewSide): readonly ReviewSide[] {
  return writers[status].filter((writer) => status === "revealed" || writer === reader);
}
