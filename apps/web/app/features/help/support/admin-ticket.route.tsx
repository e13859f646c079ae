import { type MetaFunction, useParams } from "react-router";
import { TicketScreen } from "../features/help/support/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.supportTicket.label, isPrivate: true });

export default function SupportTicket() {
  const { id = "", ticketId = id } = useParams();
  return <TicketScreen area="admin" id={ticketId} />;
}
