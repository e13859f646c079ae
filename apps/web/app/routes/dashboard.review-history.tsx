import { type MetaFunction, useSearchParams } from "react-router";
import { HistoryScreen } from "../features/reviews/index.ts";
import { memberPages } from "../pages.ts";
import { readPage } from "../platform/lists/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.reviewHistory.label, isPrivate: true });

export default function ReviewHistory() {
  const [params] = useSearchParams();
  return <HistoryScreen page={readPage(params)} />;
}
