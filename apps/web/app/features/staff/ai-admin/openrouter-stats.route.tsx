import type { MetaFunction } from "react-router";
import { openrouterStatsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { AiStatsScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: openrouterStatsLabel, isPrivate: true });

export default function OpenrouterStats() {
  return <AiStatsScreen provider="openrouter" />;
}
