import { type MetaFunction, useSearchParams } from "react-router";
import { reviewsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { ReviewsScreen, readReviewsView } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: reviewsLabel, isPrivate: true });

export default function Reviews() {
  const [params] = useSearchParams();
  return <ReviewsScreen view={readReviewsView(params)} />;
}
