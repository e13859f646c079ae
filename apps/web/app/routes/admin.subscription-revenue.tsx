import { type MetaFunction, useSearchParams } from "react-router";
import { RevenueScreen } from "../features/subscription-desk/index.ts";
import { readPage } from "../platform/lists/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.subscriptionRevenue.label, isPrivate: true });

export default function SubscriptionRevenue() {
  const [params] = useSearchParams();
  return <RevenueScreen page={readPage(params)} />;
}
