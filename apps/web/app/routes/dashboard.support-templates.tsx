import type { MetaFunction } from "react-router";
import { RepliesScreen } from "../features/support/index.ts";
import { helpPages } from "../help-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: helpPages.supportTemplates.label, isPrivate: true });

export default function SupportTemplates() {
  return <RepliesScreen area="member" />;
}
