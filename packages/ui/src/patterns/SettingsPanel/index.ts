export { SettingsPanel, type SettingsPanelProps } from "./SettingsPanel.tsx";
export { type SettingsWords, settingsWords } from "./words.ts";
