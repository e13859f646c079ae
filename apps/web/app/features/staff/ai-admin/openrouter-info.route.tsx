import type { MetaFunction } from "react-router";
import { openrouterInfoLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { AiInfoScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: openrouterInfoLabel, isPrivate: true });

export default function OpenrouterInfo() {
  return <AiInfoScreen provider="openrouter" />;
}
