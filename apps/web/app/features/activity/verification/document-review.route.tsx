import { type MetaFunction, useParams } from "react-router";
import { ReviewScreen } from "../features/activity/verification/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.documentReview.label, isPrivate: true });

export default function DocumentReview() {
  const { userId = "" } = useParams();
  return <ReviewScreen userId={userId} />;
}
