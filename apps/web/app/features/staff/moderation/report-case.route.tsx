import { type MetaFunction, useParams } from "react-router";
import { CaseScreen } from "../features/moderation/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.reportCase.label, isPrivate: true });

export default function ReportCase() {
  const { caseId = "" } = useParams();
  return <CaseScreen id={caseId} />;
}
