import type { MetaFunction } from "react-router";
import { MarketingScreen } from "../features/marketing/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.marketing.label, isPrivate: true });

export default function Marketing() {
  return <MarketingScreen />;
}
