import type { MetaFunction } from "react-router";
import { openaiInfoLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { AiInfoScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: openaiInfoLabel, isPrivate: true });

export default function OpenaiInfo() {
  return <AiInfoScreen provider="openai" />;
}
