import type { MetaFunction } from "react-router";
import { DisputesScreen } from "../features/disputes/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.disputes.label, isPrivate: true });

export default function Disputes() {
  return <DisputesScreen />;
}
