import type { ReviewSide, ReviewStatus } from "./review.types.ts";

const hourMs = 3_600_000;

/** How long a review may be corrected by who wrote it, in ms. */
export const correctionWindowMs = 48 * hourMs;

/** Until when a review may be corrected, in ms; null once a person answered it or the time is over. */
export function correctableUntil(
  { writtenAt, isAnswered }: { writtenAt: number; isAnswered: boolean },
  now: number,
): number | null {
  const until = writtenAt + correctionWindowMs;
  return isAnswered || now >= until ? null : until;
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
