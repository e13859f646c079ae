import type { MetaFunction } from "react-router";
import { MemoryScreen } from "../features/operations/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.memoryMonitoring.label, isPrivate: true });

export default function MemoryMonitoring() {
  return <MemoryScreen />;
}
