import type { MetaFunction } from "react-router";
import { BadgesScreen } from "../features/quality/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.badges.label, isPrivate: true });

export default BadgesScreen;
