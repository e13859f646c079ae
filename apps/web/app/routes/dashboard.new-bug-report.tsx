import { type MetaFunction, useSearchParams } from "react-router";
import { NewTicketScreen } from "../features/support/index.ts";
import { helpPages } from "../help-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: helpPages.newBugReport.label, isPrivate: true });

export default function NewBugReport() {
  const [params] = useSearchParams();
  return <NewTicketScreen area="member" kind="bug" page={params.get("page") ?? ""} />;
}
