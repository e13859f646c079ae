import type { MetaFunction } from "react-router";
import { DeskScreen } from "../features/help/support/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.supportDesk.label, isPrivate: true });

export default function SupportDesk() {
  return <DeskScreen area="admin" title={staffPages.supportDesk.label} />;
}
