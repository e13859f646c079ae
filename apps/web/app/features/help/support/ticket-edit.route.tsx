import { type MetaFunction, useParams } from "react-router";
import { ticketEditLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { EditTicketScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: ticketEditLabel, isPrivate: true });

export default function TicketEdit() {
  const { id = "", ticketId = id } = useParams();
  return <EditTicketScreen area="member" id={ticketId} />;
}
