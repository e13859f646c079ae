export { settingsActors, storeRecord } from "./settings.actors.ts";
export {
  OpenSettingsContext,
  type Settings,
  SettingsContext,
  settingsKey,
  useOpenSettings,
} from "./settings.ts";
