import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import type { PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { reviewsClient } from "./client.ts";
import type { ReviewedMission } from "./contract.ts";
import { reviewsRoutes } from "./routes.ts";

/** Reviews that the person received and gave, and those that they may write. */
export function useReviews() {
  const client = reviewsClient(useApi());
  return useSWR(readingKey(reviewsRoutes.mine), async () => (await client.mine()).data);
}

/** What was written about a mission that is over; nothing is read before. */
export function useReviewsOf(missionId: string, isOver: boolean) {
  const client = reviewsClient(useApi());
  return useSWR(
    isOver ? readingKey(reviewsRoutes.ofMission, { id: missionId }) : null,
    async () => (await client.ofMission({ params: { id: missionId } })).data,
  );
}

/** The person's missions that are over, page by page. */
export const reviewedMissionPages: PagedReading<ReviewedMission, Record<never, never>> = {
  route: reviewsRoutes.history,
  read: (api, { page }) => reviewsClient(api).history({ query: { page } }),
};
