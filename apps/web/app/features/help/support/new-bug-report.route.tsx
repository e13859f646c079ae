import { type MetaFunction, useSearchParams } from "react-router";
import { newBugReportLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { NewTicketScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: newBugReportLabel, isPrivate: true });

export default function NewBugReport() {
  const [params] = useSearchParams();
  return <NewTicketScreen area="member" kind="bug" page={params.get("page") ?? ""} />;
}
