import { type MetaFunction, useSearchParams } from "react-router";
import { planningLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { PlanningScreen, readPlanningAddress } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: planningLabel, isPrivate: true });

export default function Planning() {
  const [params] = useSearchParams();
  return <PlanningScreen {...readPlanningAddress(params)} />;
}
