import type { MetaFunction } from "react-router";
import { ModerationScreen } from "../features/staff/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.moderation.label, isPrivate: true });

export default ModerationScreen;
