import { type MetaFunction, useSearchParams } from "react-router";
import { premiumLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { PremiumScreen, readOutcome } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: premiumLabel, isPrivate: true });

export default function Premium() {
  const [params] = useSearchParams();
  return <PremiumScreen outcome={readOutcome(params)} />;
}
