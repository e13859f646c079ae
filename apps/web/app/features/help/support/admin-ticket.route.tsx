import { type MetaFunction, useParams } from "react-router";
import { adminTicketLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { TicketScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: adminTicketLabel, isPrivate: true });

export default function SupportTicket() {
  const { id = "", ticketId = id } = useParams();
  return <TicketScreen area="admin" id={ticketId} />;
}
