import type { MetaFunction } from "react-router";
import { DeskScreen } from "../features/support/index.ts";
import { helpPages } from "../help-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: helpPages.assignedTickets.label, isPrivate: true });

export default function AssignedTickets() {
  return <DeskScreen area="member" title={helpPages.assignedTickets.label} first="mine" />;
}
