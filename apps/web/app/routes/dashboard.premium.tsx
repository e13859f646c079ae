import { type MetaFunction, useSearchParams } from "react-router";
import { PremiumScreen, readOutcome } from "../features/premium/index.ts";
import { paidPages } from "../paid-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: paidPages.premium.label, isPrivate: true });

export default function Premium() {
  const [params] = useSearchParams();
  return <PremiumScreen outcome={readOutcome(params)} />;
}
