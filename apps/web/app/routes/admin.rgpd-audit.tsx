import type { MetaFunction } from "react-router";
import { AuditsScreen } from "../features/operations/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.rgpdAudit.label, isPrivate: true });

export default function RgpdAudit() {
  return <AuditsScreen />;
}
