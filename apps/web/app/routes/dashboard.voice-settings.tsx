import type { MetaFunction } from "react-router";
import { VoiceSettingsScreen } from "../features/voice/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta, useIsHydrated } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.voiceSettings.label, isPrivate: true });

/** What it shows is kept on this device: the server knows none of it. */
export default function VoiceSettings() {
  return useIsHydrated() ? <VoiceSettingsScreen /> : null;
}
