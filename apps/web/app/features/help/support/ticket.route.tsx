import { type MetaFunction, useParams } from "react-router";
import { ticketLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { TicketScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: ticketLabel, isPrivate: true });

export default function Ticket() {
  const { id = "", ticketId = id } = useParams();
  return <TicketScreen area="member" id={ticketId} />;
}
