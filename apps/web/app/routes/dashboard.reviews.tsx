import { type MetaFunction, useSearchParams } from "react-router";
import { ReviewsScreen, readReviewsView } from "../features/reviews/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.reviews.label, isPrivate: true });

export default function Reviews() {
  const [params] = useSearchParams();
  return <ReviewsScreen view={readReviewsView(params)} />;
}
