import type { MetaFunction } from "react-router";
import { VoiceSettingsScreen } from "../features/voice/VoiceSettingsScreen.tsx";
import { pageMeta } from "../shell/meta.ts";
import { useIsHydrated } from "../world/hydration.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Reconnaissance vocale", isPrivate: true });

/** What it shows is kept on this device: the server knows none of it. */
export default function VoiceSettings() {
  return useIsHydrated() ? <VoiceSettingsScreen /> : null;
}
