import { type MetaFunction, useSearchParams } from "react-router";
import { NewTicketScreen, readAbout } from "../features/support/index.ts";
import { helpPages } from "../help-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: helpPages.newTicket.label, isPrivate: true });

export default function NewTicket() {
  const [params] = useSearchParams();
  return <NewTicketScreen area="member" kind="help" about={readAbout(params)} />;
}
