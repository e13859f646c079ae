import { type MetaFunction, useSearchParams } from "react-router";
import { PlanningScreen, readPlanningAddress } from "../features/planning/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.planning.label, isPrivate: true });

export default function Planning() {
  const [params] = useSearchParams();
  return <PlanningScreen {...readPlanningAddress(params)} />;
}
