import type { MetaFunction } from "react-router";
import { openaiStatsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { AiStatsScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: openaiStatsLabel, isPrivate: true });

export default function OpenaiStats() {
  return <AiStatsScreen provider="openai" />;
}
