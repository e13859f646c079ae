export { type SettingsLabels, settingsLabels } from "./labels.ts";
export { SettingsPanel, type SettingsPanelProps } from "./SettingsPanel.tsx";
