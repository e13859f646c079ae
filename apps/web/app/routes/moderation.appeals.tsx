import type { MetaFunction } from "react-router";
import { AppealsScreen } from "../features/appeals/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.appeals.label, isPrivate: true });

export default function Appeals() {
  return <AppealsScreen />;
}
