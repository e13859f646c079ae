import { type MetaFunction, useSearchParams } from "react-router";
import { QualityScreen, readQualityPeriod } from "../features/quality/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.quality.label, isPrivate: true });

export default function Quality() {
  const [params] = useSearchParams();
  return <QualityScreen days={readQualityPeriod(params)} />;
}
