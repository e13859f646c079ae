import { type MetaFunction, useSearchParams } from "react-router";
import { qualityLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { QualityScreen, readQualityPeriod } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: qualityLabel, isPrivate: true });

export default function Quality() {
  const [params] = useSearchParams();
  return <QualityScreen days={readQualityPeriod(params)} />;
}
