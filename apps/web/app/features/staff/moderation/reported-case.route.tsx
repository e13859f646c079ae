import { type MetaFunction, useParams } from "react-router";
import { CaseScreen } from "../features/moderation/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { administratorsPlace, staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.reportedCase.label, isPrivate: true });

export default function ReportedCase() {
  const { id = "" } = useParams();
  return <CaseScreen id={id} place={administratorsPlace} />;
}
