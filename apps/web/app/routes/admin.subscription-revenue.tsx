import type { MetaFunction } from "react-router";
import { RevenueScreen } from "../features/subscription-desk/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.subscriptionRevenue.label, isPrivate: true });

export default RevenueScreen;
