import type { MetaFunction } from "react-router";
import { AiInfoScreen } from "../features/ai-admin/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.openaiInfo.label, isPrivate: true });

export default function OpenaiInfo() {
  return <AiInfoScreen provider="openai" />;
}
