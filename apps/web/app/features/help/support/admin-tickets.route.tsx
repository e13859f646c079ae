import type { MetaFunction } from "react-router";
import { DeskScreen } from "../features/help/support/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.supportTickets.label, isPrivate: true });

export default function SupportTickets() {
  return <DeskScreen area="admin" title={staffPages.supportTickets.label} only="help" />;
}
