import type { MetaFunction } from "react-router";
import { BillingStatsScreen } from "../features/money/billing/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.billingStats.label, isPrivate: true });

export default function BillingStats() {
  return <BillingStatsScreen />;
}
