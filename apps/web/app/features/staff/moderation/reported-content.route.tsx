import type { MetaFunction } from "react-router";
import { CasesScreen } from "../features/moderation/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { administratorsPlace, staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.reportedContent.label, isPrivate: true });

export default function ReportedContent() {
  return <CasesScreen place={administratorsPlace} />;
}
