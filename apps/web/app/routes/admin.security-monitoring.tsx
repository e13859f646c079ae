import type { MetaFunction } from "react-router";
import { SecurityScreen } from "../features/operations/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.securityMonitoring.label, isPrivate: true });

export default function SecurityMonitoring() {
  return <SecurityScreen />;
}
