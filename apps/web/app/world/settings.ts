import type { AccessibilitySettingsView } from "@jobami/machines/flows/accessibility-settings";
import { createContext } from "react";

/** A person’s settings on this device, and how to change them. */
export interface Settings extends AccessibilitySettingsView {
  change: (change: Partial<AccessibilitySettingsView["settings"]>) => void;
  reset: () => void;
  undoReset: () => void;
}

/** The settings, given by the shell (or a story) once the machine runs; null before. */
export const SettingsContext = createContext<Settings | null>(null);
