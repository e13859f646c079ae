import type { MetaFunction } from "react-router";
import { adminBugReportsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { TicketQueueScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: adminBugReportsLabel, isPrivate: true });

export default function BugReports() {
  return <TicketQueueScreen area="admin" title={adminBugReportsLabel} only="bug" />;
}
