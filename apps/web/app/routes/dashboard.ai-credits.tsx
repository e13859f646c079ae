import { type MetaFunction, useSearchParams } from "react-router";
import { AiCreditsScreen, readCardOutcome } from "../features/ai-credits/index.ts";
import { paidPages } from "../paid-pages.ts";
import { readPage } from "../platform/lists/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: paidPages.aiCredits.label, isPrivate: true });

export default function AiCredits() {
  const [params] = useSearchParams();
  return <AiCreditsScreen outcome={readCardOutcome(params)} page={readPage(params)} />;
}
