import { type MetaFunction, useSearchParams } from "react-router";
import { activityPages } from "../activity-pages.ts";
import { readStatisticsPeriod, StatisticsScreen } from "../features/statistics/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: activityPages.statistics.label, isPrivate: true });

export default function Statistics() {
  const [params] = useSearchParams();
  return <StatisticsScreen periode={readStatisticsPeriod(params)} />;
}
