import { type MetaFunction, useParams } from "react-router";
import { reportedCaseLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { administratorsPlace } from "../frame/index.ts";
import { CaseScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: reportedCaseLabel, isPrivate: true });

export default function ReportedCase() {
  const { id = "" } = useParams();
  return <CaseScreen id={id} place={administratorsPlace} />;
}
