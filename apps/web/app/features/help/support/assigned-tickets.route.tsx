import type { MetaFunction } from "react-router";
import { assignedTicketsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { TicketQueueScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: assignedTicketsLabel, isPrivate: true });

export default function AssignedTickets() {
  return <TicketQueueScreen area="member" title={assignedTicketsLabel} first="mine" />;
}
