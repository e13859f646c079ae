import { type MetaFunction, useParams } from "react-router";
import { TicketScreen } from "../features/support/index.ts";
import { helpPages } from "../help-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: helpPages.ticket.label, isPrivate: true });

export default function Ticket() {
  const { id = "", ticketId = id } = useParams();
  return <TicketScreen area="member" id={ticketId} />;
}
