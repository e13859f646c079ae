import { type MetaFunction, useSearchParams } from "react-router";
import { statisticsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { readStatisticsPeriod, StatisticsScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: statisticsLabel, isPrivate: true });

export default function Statistics() {
  const [params] = useSearchParams();
  return <StatisticsScreen periode={readStatisticsPeriod(params)} />;
}
