import type { MetaFunction } from "react-router";
import { NewTicketScreen } from "../features/support/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.newTicket.label, isPrivate: true });

export default function NewTicket() {
  return <NewTicketScreen area="member" kind="help" />;
}
