import type { SnapshotFrom } from "xstate";
import type { AccessibilitySettingsMachine } from "./accessibility-settings.machine.ts";
import { defaultSettings } from "./accessibility-settings.record.ts";
import type { AccessibilitySettings } from "./accessibility-settings.types.ts";

/** What the page obeys and what the panel shows. */
export interface AccessibilitySettingsView {
  settings: AccessibilitySettings;
  /** Until the device’s record is read, `settings` are those of the server’s page. */
  isLoading: boolean;
  /** Something differs from what a new visitor has. */
  canReset: boolean;
  canUndoReset: boolean;
  /** Applied, but the device keeps nothing: gone with the page. */
  isNotSaved: boolean;
  systemReducesMotion: boolean;
}

/** Snapshot to screen. */
export function accessibilitySettingsView(
  snapshot: Pick<SnapshotFrom<AccessibilitySettingsMachine>, "hasTag" | "context">,
): AccessibilitySettingsView {
  const { settings, undo, systemReducesMotion } = snapshot.context;
  return {
    settings,
    isLoading: snapshot.hasTag("loading"),
    canReset: JSON.stringify(settings) !== JSON.stringify(defaultSettings),
    canUndoReset: undo !== null,
    isNotSaved: snapshot.hasTag("notSaved"),
    systemReducesMotion,
  };
}
