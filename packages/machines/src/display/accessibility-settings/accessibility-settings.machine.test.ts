import { describe, expect, test } from "vitest";
import { createSimulation, holdCallback, holdPromise } from "../../testing/index.ts";
import {
  type AccessibilitySettings,
  type AccessibilitySettingsEvent,
  accessibilitySettingsView,
  createAccessibilitySettingsMachine,
  defaultSettings,
  readRecord,
  recordVersion,
  type SettingsRecord,
} from "./index.ts";

const start = Date.UTC(2026, 0, 15, 9);

function play(shown: Partial<AccessibilitySettings> = {}) {
  const simulation = createSimulation();
  const load = holdPromise<unknown>();
  const save = holdPromise<unknown, SettingsRecord>();
  const device = holdCallback<AccessibilitySettingsEvent>();
  const actor = simulation.start(
    createAccessibilitySettingsMachine({ now: simulation.clock.now }).provide({
      actors: { loadRecord: load.logic, saveRecord: save.logic, watchDevice: device.logic },
    }),
    { input: { shown: { ...defaultSettings, ...shown } } },
  );
  return {
    clock: simulation.clock,
    load,
    save,
    device,
    send: actor.send.bind(actor),
    change: (change: Partial<AccessibilitySettings>) => actor.send({ type: "setting.changed", change }),
    view: () => accessibilitySettingsView(actor.getSnapshot()),
  };
}

/** Every field with each of its lawful values, at its edges. */
const lawful: { [Field in keyof AccessibilitySettings]: readonly AccessibilitySettings[Field][] } = {
  theme: ["light", "dark", "high-contrast", "auto"],
  fontSize: ["small", "normal", "large", "extra-large"],
  buttonSize: ["small", "normal", "large", "extra-large"],
  reduceMotion: [true, false],
  colorBlindSupport: ["none", "protanopia", "deuteranopia", "tritanopia", "monochrome"],
  enhancedFocus: [true, false],
  keyboardNavigation: [true, false],
  noticeTime: ["usual", "long", "untilClosed"],
  speechEnabled: [true, false],
  speechRate: [0.5, 1, 2],
  speechVoice: [null, "Google français"],
  autoRead: [true, false],
  readFormErrors: [true, false],
  readButtonStates: [true, false],
  readTooltips: [true, false],
  readPageContent: [true, false],
  speechQueue: [true, false],
  readSelectedText: [true, false],
  speechRecognition: [true, false],
};
const everyValue = Object.entries(lawful).flatMap(([field, values]) => values.map((value) => [field, value]));
const stored = (settings: object, more: object = {}) => ({
  version: recordVersion,
  savedAt: start - 60_000,
  settings,
  ...more,
});

describe("the settings", () => {
  test("are these, and no others [A11Y-02, A11Y-04, A11Y-05, A11Y-07, A11Y-08, A11Y-10, A11Y-11, A11Y-12, A11Y-13]", () => {
    expect(Object.keys(defaultSettings)).toEqual(Object.keys(lawful));
  });

  test.each(everyValue)("%s can be %s, at once and after a reload [A11Y-01]", (field, value) => {
    const page = play();
    page.load.answer(null);
    const other = lawful[field as keyof AccessibilitySettings].find((one) => one !== value);
    page.change({ [String(field)]: other });
    page.change({ [String(field)]: value });
    expect(page.view().settings).toEqual({ ...defaultSettings, [String(field)]: value });
    const reloaded = play();
    reloaded.load.answer(JSON.parse(JSON.stringify(page.save.asked.at(-1))));
    expect(reloaded.view().settings).toEqual(page.view().settings);
  });

  test("of a new visitor follow the device and read nothing aloud", () => {
    expect(defaultSettings).toMatchObject({
      theme: "auto",
      fontSize: "normal",
      buttonSize: "normal",
      reduceMotion: false,
      colorBlindSupport: "none",
      speechEnabled: false,
      speechRecognition: false,
    });
  });
});

describe("what is stored", () => {
  test.each([
    ["theme", "sepia"],
    ["fontSize", "huge"],
    ["buttonSize", 2],
    ["colorBlindSupport", "achromatopsia"],
    ["reduceMotion", "yes"],
    ["noticeTime", 5000],
    ["speechRate", 0.49],
    ["speechRate", 2.01],
    ["speechRate", "1"],
    ["speechVoice", ""],
    ["speechVoice", "v".repeat(201)],
    ["speechVoice", 12],
  ])("an unknown %s (%s) falls back alone", (field, value) => {
    const page = play();
    page.load.answer(stored({ ...defaultSettings, fontSize: "large", theme: "dark", [field]: value }));
    expect(page.view().settings).toEqual({
      ...defaultSettings,
      fontSize: "large",
      theme: "dark",
      [field]: defaultSettings[field as keyof AccessibilitySettings],
    });
  });

  test("the longest address of a voice is 200 characters", () => {
    expect(readRecord(stored({ speechVoice: "v".repeat(200) }))?.settings.speechVoice).toHaveLength(200);
  });

  test.each([null, undefined, "dark", 12, [], [{ theme: "dark" }]])(
    "what is no record changes nothing: %s",
    (raw) => {
      const page = play({ theme: "high-contrast" });
      page.load.answer(raw);
      expect(page.view()).toMatchObject({ isLoading: false, settings: { theme: "high-contrast" } });
    },
  );

  test("bare settings of the first version are read, and stored anew with version and date", () => {
    const page = play();
    page.load.answer({ theme: "dark", fontSize: "large" });
    expect(page.view().settings).toEqual({ ...defaultSettings, theme: "dark", fontSize: "large" });
    page.change({ fontSize: "small" });
    expect(page.save.asked).toEqual([
      { version: 1, savedAt: start, settings: { ...defaultSettings, theme: "dark", fontSize: "small" } },
    ]);
  });

  test("a record of a later version gives what this one understands", () => {
    const page = play();
    page.load.answer(stored({ theme: "dark", fontSize: { px: 22 }, echo: true }, { version: 7 }));
    expect(page.view().settings).toEqual({ ...defaultSettings, theme: "dark" });
  });

  test("a record without a usable date gives way to any other", () => {
    for (const savedAt of ["yesterday", null, undefined, Number.NaN, Number.POSITIVE_INFINITY])
      expect(readRecord({ ...stored({}), savedAt })?.savedAt).toBe(0);
  });
});

describe("changing", () => {
  test("before the record is read counts over it, and is stored with the rest of it", () => {
    const page = play();
    page.change({ fontSize: "large" });
    page.change({ theme: "light" });
    expect(page.view().settings).toMatchObject({ fontSize: "large", theme: "light" });
    page.load.answer(stored({ ...defaultSettings, theme: "dark", enhancedFocus: true }));
    expect(page.save.asked.map(({ settings }) => settings)).toEqual([
      { ...defaultSettings, fontSize: "large", theme: "light", enhancedFocus: true },
    ]);
  });

  test("to what already is stores nothing", () => {
    const page = play();
    page.load.answer(null);
    page.change({ theme: "auto" });
    expect(page.save.asked).toEqual([]);
  });

  test("is dated after what is stored, whatever the visitor’s clock reports", () => {
    const page = play();
    page.load.answer(stored(defaultSettings, { savedAt: start + 9000 }));
    page.change({ theme: "dark" });
    expect(page.save.asked[0]?.savedAt).toBe(start + 9001);
  });

  test("on a device that keeps nothing still applies, and shows that until something is stored", () => {
    const page = play();
    page.load.fail(new Error("forbidden"));
    page.change({ theme: "dark" });
    page.save.fail(new Error("forbidden"));
    expect(page.view()).toMatchObject({ settings: { theme: "dark" }, isNotSaved: true });
    page.change({ theme: "light" });
    page.save.answer(undefined);
    expect(page.view()).toMatchObject({ settings: { theme: "light" }, isNotSaved: false });
  });
});

describe("two tabs", () => {
  test("what the other one stores is shown here, and not stored again", () => {
    const page = play();
    page.load.answer(null);
    page.device.sendBack({ type: "other.saved", record: stored({ ...defaultSettings, theme: "dark" }) });
    expect(page.view().settings.theme).toBe("dark");
    expect(page.save.asked).toEqual([]);
  });

  test.each([
    ["older than", -1, "dark"],
    ["of the same instant as", 0, "dark"],
    ["newer than", 1, "light"],
  ])("a record %s mine leaves %s", (_, later, theme) => {
    const page = play();
    page.load.answer(null);
    page.change({ theme: "dark" });
    page.save.answer(undefined);
    page.device.sendBack({
      type: "other.saved",
      record: stored({ ...defaultSettings, theme: "light" }, { savedAt: start + later }),
    });
    expect(page.view().settings.theme).toBe(theme);
  });

  test("settings removed elsewhere stay here", () => {
    const page = play();
    page.load.answer(null);
    page.change({ theme: "dark" });
    page.device.sendBack({ type: "other.saved", record: null });
    expect(page.view().settings.theme).toBe("dark");
  });
});

describe("resetting", () => {
  function dark() {
    const page = play();
    page.load.answer(stored({ ...defaultSettings, theme: "dark", speechRate: 1.5 }));
    return page;
  }

  test("brings back what a new visitor has, and can be undone whole", () => {
    const page = dark();
    expect(page.view()).toMatchObject({ canReset: true, canUndoReset: false });
    page.send({ type: "reset.requested" });
    expect(page.view()).toMatchObject({ settings: defaultSettings, canReset: false, canUndoReset: true });
    expect(page.save.asked.at(-1)?.settings).toEqual(defaultSettings);
    page.send({ type: "reset.undone" });
    expect(page.view()).toMatchObject({ canReset: true, canUndoReset: false });
    expect(page.view().settings).toEqual({ ...defaultSettings, theme: "dark", speechRate: 1.5 });
    expect(page.save.asked.at(-1)?.settings).toEqual(page.view().settings);
  });

  test("can be undone without haste, until something else is chosen", () => {
    const page = dark();
    page.send({ type: "reset.requested" });
    page.clock.advance(24 * 3_600_000);
    expect(page.view().canUndoReset).toBe(true);
    page.change({ fontSize: "large" });
    expect(page.view().canUndoReset).toBe(false);
    page.send({ type: "reset.undone" });
    expect(page.view().settings).toEqual({ ...defaultSettings, fontSize: "large" });
  });
});

test("the device’s own wish for less motion is known, and can change", () => {
  const page = play();
  expect(page.view().systemReducesMotion).toBe(false);
  page.device.sendBack({ type: "system.motionChanged", isReduced: true });
  expect(page.view().systemReducesMotion).toBe(true);
  page.device.sendBack({ type: "system.motionChanged", isReduced: false });
  expect(page.view().systemReducesMotion).toBe(false);
});
