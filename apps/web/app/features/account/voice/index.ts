export { loadVoiceBarButton, loadVoiceCorner } from "./load.ts";
export { knownActs } from "./page-commands.ts";
export { commandsFor } from "./pages.ts";
export { SpeechSettings } from "./SpeechSettings.tsx";
export { VoiceSettingsScreen } from "./VoiceSettingsScreen.tsx";
export { type Voice, VoiceContext } from "./voice.context.ts";
