import type { MetaFunction } from "react-router";
import { ContestsScreen } from "../features/moderation/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.contests.label, isPrivate: true });

export default function Contests() {
  return <ContestsScreen />;
}
