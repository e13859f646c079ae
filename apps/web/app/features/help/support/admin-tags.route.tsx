import type { MetaFunction } from "react-router";
import { TagsScreen } from "../features/help/support/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.supportTags.label, isPrivate: true });

export default function SupportTags() {
  return <TagsScreen area="admin" />;
}
