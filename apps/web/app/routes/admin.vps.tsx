import type { MetaFunction } from "react-router";
import { VpsScreen } from "../features/operations/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.vps.label, isPrivate: true });

export default function Vps() {
  return <VpsScreen />;
}
