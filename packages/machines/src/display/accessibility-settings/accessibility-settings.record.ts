import type { AccessibilitySettings, SettingsRecord } from "./accessibility-settings.types.ts";

/** Shape of the stored record. 0 was the bare settings without version or date. */
export const recordVersion = 1;

/** What a new visitor has: the device’s own wishes, and nothing read aloud. */
export const defaultSettings: AccessibilitySettings = {
  theme: "auto",
  fontSize: "normal",
  buttonSize: "normal",
  reduceMotion: false,
  colorBlindSupport: "none",
  enhancedFocus: false,
  keyboardNavigation: false,
  noticeTime: "usual",
  speechEnabled: false,
  speechRate: 1,
  speechVoice: null,
  autoRead: false,
  readFormErrors: true,
  readButtonStates: false,
  readTooltips: false,
  readPageContent: false,
  speechQueue: true,
  readSelectedText: false,
  speechRecognition: false,
};

const sizes = ["small", "normal", "large", "extra-large"] as const;
const choices = {
  theme: ["light", "dark", "high-contrast", "auto"],
  fontSize: sizes,
  buttonSize: sizes,
  colorBlindSupport: ["none", "protanopia", "deuteranopia", "tritanopia", "monochrome"],
  noticeTime: ["usual", "long", "untilClosed"],
} satisfies { [Field in keyof AccessibilitySettings]?: readonly AccessibilitySettings[Field][] };

/** Slowest and fastest pace of the voice. */
export const speechRates = { least: 0.5, most: 2 } as const;
/** Longest address of a voice that is stored. */
const longestVoice = 200;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isLawful(field: keyof AccessibilitySettings, value: unknown): boolean {
  if (field in choices) return (choices[field as keyof typeof choices] as readonly unknown[]).includes(value);
  if (field === "speechRate")
    return typeof value === "number" && value >= speechRates.least && value <= speechRates.most;
  if (field === "speechVoice")
    return value === null || (typeof value === "string" && value !== "" && value.length <= longestVoice);
  return typeof value === "boolean";
}

/** Settings out of anything: each field that is missing or unknown is that of `fallback`. */
export function readSettings(raw: unknown, fallback: AccessibilitySettings): AccessibilitySettings {
  const given = isObject(raw) ? raw : {};
  const fields = Object.keys(defaultSettings) as (keyof AccessibilitySettings)[];
  return Object.fromEntries(
    fields.map((field) => [field, isLawful(field, given[field]) ? given[field] : fallback[field]]),
  ) as unknown as AccessibilitySettings;
}

/** A stored record of any version; null when there is none. What a later version added is left out. */
export function readRecord(raw: unknown): SettingsRecord | null {
  if (!isObject(raw)) return null;
  const isBare = raw.version === undefined;
  return {
    version: recordVersion,
    savedAt: typeof raw.savedAt === "number" && Number.isFinite(raw.savedAt) ? raw.savedAt : 0,
    settings: readSettings(isBare ? raw : raw.settings, defaultSettings),
  };
}
