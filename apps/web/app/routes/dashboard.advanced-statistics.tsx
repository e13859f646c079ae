import { type MetaFunction, useSearchParams } from "react-router";
import { activityPages } from "../activity-pages.ts";
import { AdvancedScreen, readStatisticsPeriod } from "../features/statistics/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: activityPages.advancedStatistics.label, isPrivate: true });

export default function AdvancedStatistics() {
  const [params] = useSearchParams();
  return <AdvancedScreen periode={readStatisticsPeriod(params)} />;
}
