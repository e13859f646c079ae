import type { MetaFunction } from "react-router";
import { NewTicketScreen } from "../features/help/support/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.supportNew.label, isPrivate: true });

export default function SupportNew() {
  return <NewTicketScreen area="admin" kind="help" />;
}
