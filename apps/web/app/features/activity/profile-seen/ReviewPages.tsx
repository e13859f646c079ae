import { lastReviewsPage, reviewsAPage } from "@jobami/api/reviews/pages";
import { useLocation } from "react-router";
import { PageLinks } from "../../../platform/links/index.ts";
import { reviewsPagePath } from "./reviews-page.ts";

/** The ways to the reviews before and after those of a page. */
export function ReviewPages({ page, count }: { page: number; count: number }) {
  const { search } = useLocation();
  return (
    <PageLinks
      page={page}
      totalPages={Math.min(lastReviewsPage, Math.ceil(count / reviewsAPage))}
      pathOf={(other) => reviewsPagePath(search, other)}
    />
  );
}
