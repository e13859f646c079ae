import { type MetaFunction, useSearchParams } from "react-router";
import { advancedStatisticsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { AdvancedScreen, readStatisticsPeriod } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: advancedStatisticsLabel, isPrivate: true });

export default function AdvancedStatistics() {
  const [params] = useSearchParams();
  return <AdvancedScreen periode={readStatisticsPeriod(params)} />;
}
