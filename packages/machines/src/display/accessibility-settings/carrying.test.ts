import type { CarriedDisplay } from "@jobami/api/display/contract";
import { describe, expect, test } from "vitest";
import {
  type AccessibilitySettings,
  carriedOf,
  decideCarrying,
  defaultSettings,
  type SettingsRecord,
  withCarried,
} from "./index.ts";

const at = Date.UTC(2026, 0, 15, 9);
const device = (savedAt: number, settings: Partial<AccessibilitySettings> = {}): SettingsRecord => ({
  version: 1,
  savedAt,
  settings: { ...defaultSettings, ...settings },
});
const account = (savedAt: number, settings: Partial<AccessibilitySettings> = {}): CarriedDisplay =>
  carriedOf(device(savedAt, settings));
const shared = (userId: string, deviceSavedAt: number, accountSavedAt = deviceSavedAt) => ({
  userId,
  deviceSavedAt,
  accountSavedAt,
});

describe("display settings at a sign-in", () => {
  test.each([
    ["chosen before it go into a new account", device(at), null, null, "send"],
    ["that no one ever chose go nowhere", null, null, null, "nothing"],
    ["of the account count on a device where nothing was chosen", null, account(at), null, "take"],
    ["chosen later on the device count", device(at + 1), account(at), null, "send"],
    ["chosen later on another device count", device(at), account(at + 1), null, "take"],
    ["that are the same stay", device(at), account(at), null, "nothing"],
    [
      "that the device has in common with the account stay",
      device(at),
      account(at),
      shared("lea", at),
      "nothing",
    ],
    [
      "taken later than they were chosen stay too",
      device(at + 9),
      account(at),
      shared("lea", at + 9, at),
      "nothing",
    ],
    [
      "changed on another device since are taken, whatever the device’s own clock stated",
      device(at + 9),
      account(at + 1),
      shared("lea", at + 9, at),
      "take",
    ],
    ["left by another person go into no account", device(at), null, shared("ugo", at), "nothing"],
    [
      "left by another person give way, also where they are younger",
      device(at + 9),
      account(at),
      shared("ugo", at + 9),
      "take",
    ],
    ["chosen after another person left are one’s own", device(at + 9), null, shared("ugo", at), "send"],
  ] as const)("%s", (_, onDevice, inAccount, before, expected) => {
    expect(decideCarrying({ userId: "lea", device: onDevice, account: inAccount, shared: before })).toBe(
      expected,
    );
  });
});

test("what is carried is how the product is shown, and nothing of voices [A11Y-11]", () => {
  const carried = account(at, { theme: "dark", speechEnabled: true, speechVoice: "Amélie" });
  expect(carried).toEqual({
    savedAt: "2026-01-15T09:00:00.000Z",
    settings: {
      theme: "dark",
      fontSize: "normal",
      buttonSize: "normal",
      reduceMotion: false,
      colorBlindSupport: "none",
      enhancedFocus: false,
      keyboardNavigation: false,
      noticeTime: "usual",
    },
  });
});

test("what is taken leaves the device its voice, and is saved after what it replaces", () => {
  const own = device(at + 5, { theme: "light", speechEnabled: true, speechRate: 1.5 });
  expect(withCarried(own, account(at, { theme: "dark", noticeTime: "long" }))).toEqual(
    device(at + 6, { theme: "dark", noticeTime: "long", speechEnabled: true, speechRate: 1.5 }),
  );
  expect(withCarried(own, account(at + 60)).savedAt).toBe(at + 60);
});
