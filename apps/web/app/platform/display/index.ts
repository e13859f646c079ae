export { settingsActors } from "./settings.actors.ts";
export { OpenSettingsContext, type Settings, SettingsContext, useOpenSettings } from "./settings.ts";
