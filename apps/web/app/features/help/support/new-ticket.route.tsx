import { type MetaFunction, useSearchParams } from "react-router";
import { newTicketLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { NewTicketScreen, readAbout } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: newTicketLabel, isPrivate: true });

export default function NewTicket() {
  const [params] = useSearchParams();
  return <NewTicketScreen area="member" kind="help" about={readAbout(params)} />;
}
