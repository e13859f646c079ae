import type { MetaFunction } from "react-router";
import { adminTagsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { TagsScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: adminTagsLabel, isPrivate: true });

export default function SupportTags() {
  return <TagsScreen area="admin" />;
}
