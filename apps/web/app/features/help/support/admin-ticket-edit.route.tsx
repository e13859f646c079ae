import { type MetaFunction, useParams } from "react-router";
import { EditTicketScreen } from "../features/help/support/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.supportTicketEdit.label, isPrivate: true });

export default function SupportTicketEdit() {
  const { id = "", ticketId = id } = useParams();
  return <EditTicketScreen area="admin" id={ticketId} />;
}
