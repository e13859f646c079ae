import type { MetaFunction } from "react-router";
import { AiPricingScreen } from "../features/ai-admin/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.openrouterPricing.label, isPrivate: true });

export default function OpenrouterPricing() {
  return <AiPricingScreen />;
}
