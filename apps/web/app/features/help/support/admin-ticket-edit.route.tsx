import { type MetaFunction, useParams } from "react-router";
import { adminTicketEditLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { EditTicketScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: adminTicketEditLabel, isPrivate: true });

export default function SupportTicketEdit() {
  const { id = "", ticketId = id } = useParams();
  return <EditTicketScreen area="admin" id={ticketId} />;
}
