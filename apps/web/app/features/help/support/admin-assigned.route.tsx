import type { MetaFunction } from "react-router";
import { adminAssignedLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { TicketQueueScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: adminAssignedLabel, isPrivate: true });

export default function SupportAssigned() {
  return <TicketQueueScreen area="admin" title={adminAssignedLabel} first="mine" />;
}
