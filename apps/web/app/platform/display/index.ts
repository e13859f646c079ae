export { settingsActors, storeRecord } from "./settings.actors.ts";
export { OpenSettingsContext, type Settings, SettingsContext, useOpenSettings } from "./settings.ts";
