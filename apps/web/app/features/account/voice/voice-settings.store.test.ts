import { defaultVoiceSettings } from "@jobami/machines/voice/voice";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../../testing/stub-storage.ts";
import { indicatorRecord } from "./indicator-record.ts";
import { changeVoiceSettings, voiceSettingsKey } from "./voice-settings.store.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("the settings are stored on the device, whole, and a change adds to them [VOICE-03]", () => {
  changeVoiceSettings("Jobami", { hotword: "Maison" });
  changeVoiceSettings("Jobami", { speechRate: 1.5 });
  expect(JSON.parse(stored.get(voiceSettingsKey) ?? "")).toEqual({
    ...defaultVoiceSettings("Jobami"),
    hotword: "Maison",
    speechRate: 1.5,
  });
});

test("the hidden indicator is stored as epoch milliseconds under its own key [VOICE-30]", () => {
  indicatorRecord.write({ indicatorHiddenUntil: 1_769_000_000_000 });
  expect([...stored]).toEqual([["speechIndicatorHiddenUntil", "1769000000000"]]);
  expect(indicatorRecord.read()).toEqual({ indicatorHiddenUntil: 1_769_000_000_000 });
  indicatorRecord.write({ indicatorHiddenUntil: null });
  expect([[...stored], indicatorRecord.read()]).toEqual([[], { indicatorHiddenUntil: null }]);
  stored.set("speechIndicatorHiddenUntil", "demain");
  expect(indicatorRecord.read()).toEqual({ indicatorHiddenUntil: null });
});
