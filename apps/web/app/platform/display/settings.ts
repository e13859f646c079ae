import type { AccessibilitySettingsView } from "@jobami/machines/display/accessibility-settings";
import { createContext, use } from "react";

/** Where a person’s settings are stored on their device [A11Y-01]. */
export const settingsKey = "jobami:accessibility-settings";

/** A person’s settings on this device, and how to change them. */
export interface Settings extends AccessibilitySettingsView {
  change: (change: Partial<AccessibilitySettingsView["settings"]>) => void;
  reset: () => void;
  undoReset: () => void;
}

/** The settings, given by the shell (or a story) once the machine runs; null before, and on the server. */
export const SettingsContext = createContext<Settings | null>(null);

/** Shows the panel of settings, given by the shell (or a story). */
export const OpenSettingsContext = createContext<() => void>(() => {});

/** Shows the panel of settings. */
export function useOpenSettings(): () => void {
  return use(OpenSettingsContext);
}
