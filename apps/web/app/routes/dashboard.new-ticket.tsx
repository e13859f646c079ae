import type { MetaFunction } from "react-router";
import { NewTicketScreen } from "../features/support/index.ts";
import { helpPages } from "../help-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: helpPages.newTicket.label, isPrivate: true });

export default function NewTicket() {
  return <NewTicketScreen area="member" kind="help" />;
}
