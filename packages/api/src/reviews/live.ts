import type { Readings } from "../http/readings.ts";
import type { LivePatches } from "../live/define-live.ts";
import { proposalsRoutes } from "../proposals/routes.ts";
import { reviewsRoutes } from "./routes.ts";

/** Has everything read again that shows something of reviews. */
export function readReviewsAgain(readings: Readings): void {
  readings.readAgain(reviewsRoutes.ofMission);
  readings.readAgain(reviewsRoutes.mine);
  readings.readAgain(reviewsRoutes.history);
  readings.readAgain(proposalsRoutes.waiting);
}

/** The live events of reviews, with what they do to what was read. */
export const reviewsLive = {
  /** A side of a mission wrote, corrected or answered a review, or both became readable; sent to both. */
  reviews_changed: (readings, _: { missionId: string }) => readReviewsAgain(readings),
} satisfies LivePatches;
