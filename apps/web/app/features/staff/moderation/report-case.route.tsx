import { type MetaFunction, useParams } from "react-router";
import { reportCaseLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { CaseScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: reportCaseLabel, isPrivate: true });

export default function ReportCase() {
  const { caseId = "" } = useParams();
  return <CaseScreen id={caseId} />;
}
