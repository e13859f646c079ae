export {
  type AccessibilitySettingsMachine,
  createAccessibilitySettingsMachine,
} from "./accessibility-settings.machine.ts";
export { defaultSettings, readRecord, recordVersion, speechRates } from "./accessibility-settings.record.ts";
export type {
  AccessibilitySettings,
  AccessibilitySettingsEvent,
  AccessibilitySettingsInput,
  SettingsRecord,
} from "./accessibility-settings.types.ts";
export { type AccessibilitySettingsView, accessibilitySettingsView } from "./accessibility-settings.view.ts";
export { carriedOf, decideCarrying, type SharedDisplay, withCarried } from "./carrying.ts";
