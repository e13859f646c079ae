import { type MetaFunction, useSearchParams } from "react-router";
import { reviewHistoryLabel } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { HistoryScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: reviewHistoryLabel, isPrivate: true });

export default function ReviewHistory() {
  const [params] = useSearchParams();
  return <HistoryScreen page={readPage(params)} />;
}
