import type { MetaFunction } from "react-router";
import { adminSupportLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { TicketQueueScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: adminSupportLabel, isPrivate: true });

export default function SupportDesk() {
  return <TicketQueueScreen area="admin" title={adminSupportLabel} />;
}
