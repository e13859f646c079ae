import type { MetaFunction } from "react-router";
import { DeskScreen } from "../features/support/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.assignedTickets.label, isPrivate: true });

export default function AssignedTickets() {
  return <DeskScreen area="member" title={memberPages.assignedTickets.label} first="mine" />;
}
