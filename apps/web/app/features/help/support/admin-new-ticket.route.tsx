import type { MetaFunction } from "react-router";
import { adminNewTicketLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { NewTicketScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: adminNewTicketLabel, isPrivate: true });

export default function SupportNew() {
  return <NewTicketScreen area="admin" kind="help" />;
}
