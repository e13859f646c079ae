import type { MetaFunction } from "react-router";
import { CasesScreen } from "../features/moderation/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { moderatorsPlace, staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.cases.label, isPrivate: true });

export default function Cases() {
  return <CasesScreen place={moderatorsPlace} />;
}
