import type { CarriedDisplay, CarriedSettings } from "@jobami/api/display/contract";
import { readSettings, recordVersion } from "./accessibility-settings.record.ts";
import type { SettingsRecord } from "./accessibility-settings.types.ts";

/** What a device last had in common with an account; instants in ms since 1970. */
export interface SharedDisplay {
  userId: string;
  /** When the device’s record was saved then. */
  deviceSavedAt: number;
  /** When the account’s settings were chosen then. */
  accountSavedAt: number;
}

interface Sides {
  userId: string;
  /** Null where nothing was ever chosen on this device. */
  device: SettingsRecord | null;
  account: CarriedDisplay | null;
  shared: SharedDisplay | null;
}

/**
 * Whose display settings count: what was chosen last. What a device has from one account is no choice of whoever signs in after, and
 * goes into no other account.
 */
export function decideCarrying({ userId, device, account, shared }: Sides): "send" | "take" | "nothing" {
  const chosenAt = device?.savedAt ?? 0;
  const isShared = shared !== null && shared.deviceSavedAt === chosenAt;
  if (account === null) return chosenAt > 0 && !isShared ? "send" : "nothing";
  const accountAt = Date.parse(account.savedAt);
  if (isShared) return shared.userId === userId && shared.accountSavedAt === accountAt ? "nothing" : "take";
  if (chosenAt === accountAt) return "nothing";
  return chosenAt > accountAt ? "send" : "take";
}

/** What of a device’s record goes with its person; the rest is about the voices and the microphone of this device. */
export function carriedOf({ savedAt, settings }: SettingsRecord): CarriedDisplay {
  const { theme, fontSize, buttonSize, reduceMotion, colorBlindSupport } = settings;
  const { enhancedFocus, keyboardNavigation, noticeTime } = settings;
  const carried: CarriedSettings = {
    theme,
    fontSize,
    buttonSize,
    reduceMotion,
    colorBlindSupport,
    enhancedFocus,
    keyboardNavigation,
    noticeTime,
  };
  return { savedAt: new Date(savedAt).toISOString(), settings: carried };
}

/** The device’s record with the account’s settings in it, saved after what it replaces. */
export function withCarried(device: SettingsRecord, { savedAt, settings }: CarriedDisplay): SettingsRecord {
  return {
    version: recordVersion,
    savedAt: Math.max(Date.parse(savedAt), device.savedAt + 1),
    settings: readSettings({ ...device.settings, ...settings }, device.settings),
  };
}
