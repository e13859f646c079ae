import { type MetaFunction, useParams } from "react-router";
import { documentReviewLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { ReviewScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: documentReviewLabel, isPrivate: true });

export default function DocumentReview() {
  const { userId = "" } = useParams();
  return <ReviewScreen userId={userId} />;
}
