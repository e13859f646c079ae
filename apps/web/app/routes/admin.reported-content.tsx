import type { MetaFunction } from "react-router";
import { ReportedContentScreen } from "../features/moderation/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.reportedContent.label, isPrivate: true });

export default function ReportedContent() {
  return <ReportedContentScreen />;
}
