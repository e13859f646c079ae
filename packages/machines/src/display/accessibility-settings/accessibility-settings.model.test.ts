import type { Actor } from "xstate";
import { expect } from "../../testing/expect.ts";
import { holdCallback, holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import {
  type AccessibilitySettingsMachine,
  createAccessibilitySettingsMachine,
} from "./accessibility-settings.machine.ts";
import { accessibilitySettingsModel, type SettingsState } from "./accessibility-settings.model.ts";
import { defaultSettings, readSettings } from "./accessibility-settings.record.ts";
import type {
  AccessibilitySettings,
  AccessibilitySettingsEvent,
  SettingsRecord,
} from "./accessibility-settings.types.ts";
import { accessibilitySettingsView } from "./accessibility-settings.view.ts";

function createHarness(simulation: Simulation) {
  const load = holdPromise<unknown>();
  const save = holdPromise<unknown, SettingsRecord>();
  const device = holdCallback<AccessibilitySettingsEvent>();
  const machine = createAccessibilitySettingsMachine({ now: simulation.clock.now }).provide({
    actors: { loadRecord: load.logic, saveRecord: save.logic, watchDevice: device.logic },
  });
  const record = (theme: AccessibilitySettings["theme"], savedAt: number): SettingsRecord => ({
    version: 1,
    savedAt,
    settings: { ...defaultSettings, theme },
  });
  const harness = {
    page: null as Actor<AccessibilitySettingsMachine> | null,
    clock: simulation.clock,
    load,
    save,
    device,
    record,
    open: () => {
      harness.page = simulation.start(machine, { input: { shown: defaultSettings } });
    },
    send: (event: AccessibilitySettingsEvent) => harness.page?.send(event),
  };
  return harness;
}

type Harness = ReturnType<typeof createHarness>;
const savedAt = ({ page }: Harness) => page?.getSnapshot().context.savedAt ?? 0;

proveMachine({
  machine: createAccessibilitySettingsMachine({ now: () => 0 }),
  model: accessibilitySettingsModel,
  harness: createHarness,
  perform: {
    "the page opens": ({ open }) => open(),
    "the page opens where the device cannot be watched": ({ device, open }) => {
      device.breakNext();
      open();
    },
    "nothing is stored": ({ load }) => load.answer(null),
    "a dark theme is stored": ({ load, record, clock }) => load.answer(record("dark", clock.now() - 60_000)),
    "the storage cannot be read": ({ load }) => load.fail(new Error("forbidden")),
    "chooses the dark theme": ({ send }) => send({ type: "setting.changed", change: { theme: "dark" } }),
    "chooses what is no theme": ({ send }) =>
      send({ type: "setting.changed", change: { theme: "sepia" as "dark" } }),
    "the save is done": ({ save }) => save.answer(undefined),
    "the save fails": ({ save }) => save.fail(new Error("full")),
    "resets everything": ({ send }) => send({ type: "reset.requested" }),
    "undoes the reset": ({ send }) => send({ type: "reset.undone" }),
    "another tab chooses the light theme": (harness) =>
      harness.device.sendBack({
        type: "other.saved",
        record: harness.record("light", Math.max(harness.clock.now(), savedAt(harness) + 1)),
      }),
    "another tab states what is older": (harness) =>
      harness.device.sendBack({ type: "other.saved", record: harness.record("light", savedAt(harness)) }),
    "the device asks for less motion": ({ device }) =>
      device.sendBack({ type: "system.motionChanged", isReduced: true }),
  },
  agree: ({ page, save }, state: SettingsState) => {
    if (page === null) return;
    const view = accessibilitySettingsView(page.getSnapshot());
    expect({
      theme: view.settings.theme,
      isLoading: view.isLoading,
      isNotSaved: view.isNotSaved,
      canUndoReset: view.canUndoReset,
      canReset: view.canReset,
      isSaving: save.waiting() > 0,
    }).toEqual({
      theme: state.theme,
      isLoading: state.at === "loading",
      isNotSaved: state.at === "notSaved",
      canUndoReset: state.undo !== null,
      canReset: state.theme !== "auto",
      isSaving: state.at === "saving",
    });
  },
  invariants: {
    "what is held is lawful, field by field": ({ page }) => {
      const settings = page?.getSnapshot().context.settings ?? defaultSettings;
      return JSON.stringify(readSettings(settings, defaultSettings)) === JSON.stringify(settings);
    },
    "what is stored is what is shown": ({ page, save }, { at }) =>
      at !== "saving" ||
      JSON.stringify(save.asked.at(-1)?.settings) === JSON.stringify(page?.getSnapshot().context.settings),
    "every record is dated after the one before": ({ save }) =>
      save.asked.every((record, index) => record.savedAt > (save.asked[index - 1]?.savedAt ?? 0)),
  },
});
