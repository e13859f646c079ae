import type { MetaFunction } from "react-router";
import { ModerationLogScreen } from "../features/moderation/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.moderationLog.label, isPrivate: true });

export default function ModerationLog() {
  return <ModerationLogScreen />;
}
