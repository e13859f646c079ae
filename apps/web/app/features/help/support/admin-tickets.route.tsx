import type { MetaFunction } from "react-router";
import { adminTicketsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { TicketQueueScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: adminTicketsLabel, isPrivate: true });

export default function SupportTickets() {
  return <TicketQueueScreen area="admin" title={adminTicketsLabel} only="help" />;
}
