import { type MetaFunction, useParams } from "react-router";
import { EditTicketScreen } from "../features/support/index.ts";
import { helpPages } from "../help-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: helpPages.ticketEdit.label, isPrivate: true });

export default function TicketEdit() {
  const { id = "", ticketId = id } = useParams();
  return <EditTicketScreen area="member" id={ticketId} />;
}
