import type { MetaFunction } from "react-router";
import { reportedContentLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { administratorsPlace } from "../frame/index.ts";
import { CasesScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: reportedContentLabel, isPrivate: true });

export default function ReportedContent() {
  return <CasesScreen place={administratorsPlace} />;
}
