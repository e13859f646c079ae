import type { MetaFunction } from "react-router";
import { TagsScreen } from "../features/support/index.ts";
import { helpPages } from "../help-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: helpPages.supportTags.label, isPrivate: true });

export default function SupportTags() {
  return <TagsScreen area="member" />;
}
