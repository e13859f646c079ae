import type { MetaFunction } from "react-router";
import { AiStatsScreen } from "../features/ai-admin/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.openrouterStats.label, isPrivate: true });

export default function OpenrouterStats() {
  return <AiStatsScreen provider="openrouter" />;
}
