import type { DisplaySettings } from "@jobami/api/pages/contract";
import type { NoticeTime } from "../../boundary/emitted.ts";

/** How a person wants the product shown and read to them; stored on their device [A11Y-01]. */
export interface AccessibilitySettings extends DisplaySettings {
  /** How long passing notices stay. */
  noticeTime: NoticeTime;
  /** Reading aloud; the other settings of reading count only while it is on [A11Y-11]. */
  speechEnabled: boolean;
  /** Pace of the voice, 1 is its own; between 0.5 and 2. */
  speechRate: number;
  /** Address of the voice (`voiceURI`); null for the device’s own. */
  speechVoice: string | null;
  /** Reads what appears by itself: notices, dialogs, new pages [A11Y-12]. */
  autoRead: boolean;
  readFormErrors: boolean;
  readButtonStates: boolean;
  readTooltips: boolean;
  readPageContent: boolean;
  /** Texts wait for their turn; off, a new one replaces the one being read. */
  speechQueue: boolean;
  readSelectedText: boolean;
  /** Listening to spoken commands and dictation [A11Y-13]. */
  speechRecognition: boolean;
}

/** The settings as they are stored: the shape they were written in, and when (ms since 1970). */
export interface SettingsRecord {
  version: number;
  savedAt: number;
  settings: AccessibilitySettings;
}

export interface AccessibilitySettingsInput {
  /** What the server’s page was rendered with, until the device’s own record is read. */
  shown: DisplaySettings;
}

export interface AccessibilitySettingsContext {
  settings: AccessibilitySettings;
  /** Changed before the record was read: stands over what it holds. */
  changed: Partial<AccessibilitySettings>;
  /** When the settings held here were stored; 0 before. */
  savedAt: number;
  /** What a reset took away; null when there is nothing to bring back. */
  undo: AccessibilitySettings | null;
  /** The device asks for less motion by itself. */
  systemReducesMotion: boolean;
}

export type AccessibilitySettingsEvent =
  | { type: "setting.changed"; change: Partial<AccessibilitySettings> }
  | { type: "reset.requested" }
  | { type: "reset.undone" }
  /** Another tab stored a record, or this one comes back to a changed one; anything that survives JSON. */
  | { type: "other.saved"; record: unknown }
  | { type: "system.motionChanged"; isReduced: boolean };
