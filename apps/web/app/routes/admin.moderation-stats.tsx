import type { MetaFunction } from "react-router";
import { ModerationStatsScreen } from "../features/moderation/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.moderationStats.label, isPrivate: true });

export default function ModerationStats() {
  return <ModerationStatsScreen />;
}
