import { type MetaFunction, useSearchParams } from "react-router";
import { aiCreditsLabel } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { AiCreditsScreen, readCardOutcome } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: aiCreditsLabel, isPrivate: true });

export default function AiCredits() {
  const [params] = useSearchParams();
  return <AiCreditsScreen outcome={readCardOutcome(params)} page={readPage(params)} />;
}
