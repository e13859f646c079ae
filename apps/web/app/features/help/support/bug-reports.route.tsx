import type { MetaFunction } from "react-router";
import { bugReportsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { TicketsScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: bugReportsLabel, isPrivate: true });

export default function BugReports() {
  return <TicketsScreen kind="bug" />;
}
