import type { MetaFunction } from "react-router";
import { voiceSettingsLabel } from "../../../generated/paths.ts";
import { pageMeta, useIsHydrated } from "../../../platform/page/index.ts";
import { VoiceSettingsScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: voiceSettingsLabel, isPrivate: true });

/** What it shows is stored on this device: the server knows none of it. */
export default function VoiceSettings() {
  return useIsHydrated() ? <VoiceSettingsScreen /> : null;
}
