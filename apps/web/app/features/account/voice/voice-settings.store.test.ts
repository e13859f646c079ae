import { defaultVoiceSettings } from "@jobami/machines/voice/voice";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../../testing/stub-storage.ts";
import { indicatorRecord } from "./indicator-record.ts";
import { changeVoiceSettings, voiceSettingsKey } from "./voice-settings.store.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("the settings are kept on the device, whole, and a change adds to them [VOICE-03]", () => {
  changeVoiceSettings("Jobami", { hotword: "Maison" });
  changeVoiceSettings("Jobami", { speechRate: 1.5 });
  expect(JSON.parse(kept.get(voiceSettingsKey) ?? "")).toEqual({
    ...defaultVoiceSettings("Jobami"),
    hotword: "Maison",
    speechRate: 1.5,
  });
});

test("the hidden indicator is kept as epoch milliseconds under its own key [VOICE-30]", () => {
  indicatorRecord.write({ indicatorHiddenUntil: 1_769_000_000_000 });
  expect([...kept]).toEqual([["speechIndicatorHiddenUntil", "1769000000000"]]);
  expect(indicatorRecord.read()).toEqual({ indicatorHiddenUntil: 1_769_000_000_000 });
  indicatorRecord.write({ indicatorHiddenUntil: null });
  expect([[...kept], indicatorRecord.read()]).toEqual([[], { indicatorHiddenUntil: null }]);
  kept.set("speechIndicatorHiddenUntil", "demain");
  expect(indicatorRecord.read()).toEqual({ indicatorHiddenUntil: null });
});
