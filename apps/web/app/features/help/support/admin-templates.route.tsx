import type { MetaFunction } from "react-router";
import { RepliesScreen } from "../features/help/support/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.supportTemplates.label, isPrivate: true });

export default function SupportTemplates() {
  return <RepliesScreen area="admin" />;
}
