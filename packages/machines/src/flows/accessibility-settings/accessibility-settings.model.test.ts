import { expect } from "../../testing/expect.ts";
import { holdCallback, holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { createAccessibilitySettingsMachine } from "./accessibility-settings.machine.ts";
import { accessibilitySettingsModel, type SettingsState } from "./accessibility-settings.model.ts";
import { defaultSettings, readSettings } from "./accessibility-settings.record.ts";
import type {
  AccessibilitySettings,
  AccessibilitySettingsEvent,
  SettingsRecord,
} from "./accessibility-settings.types.ts";
import { accessibilitySettingsView } from "./accessibility-settings.view.ts";

function createWorld(stage: Stage) {
  const load = holdPromise<unknown>();
  const save = holdPromise<unknown, SettingsRecord>();
  const device = holdCallback<AccessibilitySettingsEvent>();
  const actor = stage.play(
    createAccessibilitySettingsMachine({ now: stage.clock.now }).provide({
      actors: { loadRecord: load.logic, saveRecord: save.logic, watchDevice: device.logic },
    }),
    { input: { shown: defaultSettings } },
  );
  const record = (theme: AccessibilitySettings["theme"], savedAt: number): SettingsRecord => ({
    version: 1,
    savedAt,
    settings: { ...defaultSettings, theme },
  });
  return { actor, clock: stage.clock, load, save, device, record };
}

type World = ReturnType<typeof createWorld>;
const savedAt = ({ actor }: World) => actor.getSnapshot().context.savedAt;

proveMachine({
  machine: createAccessibilitySettingsMachine({ now: () => 0 }),
  model: accessibilitySettingsModel,
  poses: "./poses.json",
  world: createWorld,
  perform: {
    "nothing is stored": ({ load }) => load.answer(null),
    "a dark theme is stored": ({ load, record, clock }) => load.answer(record("dark", clock.now() - 60_000)),
    "the storage cannot be read": ({ load }) => load.fail(new Error("forbidden")),
    "chooses the dark theme": ({ actor }) =>
      actor.send({ type: "setting.changed", change: { theme: "dark" } }),
    "chooses what is no theme": ({ actor }) =>
      actor.send({ type: "setting.changed", change: { theme: "sepia" as "dark" } }),
    "the save is done": ({ save }) => save.answer(undefined),
    "the save fails": ({ save }) => save.fail(new Error("full")),
    "resets everything": ({ actor }) => actor.send({ type: "reset.asked" }),
    "undoes the reset": ({ actor }) => actor.send({ type: "reset.undone" }),
    "another tab chooses the light theme": (world) =>
      world.device.say({
        type: "other.saved",
        record: world.record("light", Math.max(world.clock.now(), savedAt(world) + 1)),
      }),
    "another tab says what is older": (world) =>
      world.device.say({ type: "other.saved", record: world.record("light", savedAt(world)) }),
    "the device asks for less motion": ({ device }) =>
      device.say({ type: "system.motionChanged", isReduced: true }),
  },
  agree: ({ actor, save }, state: SettingsState) => {
    const view = accessibilitySettingsView(actor.getSnapshot());
    expect({
      theme: view.settings.theme,
      isLoading: view.isLoading,
      isNotKept: view.isNotKept,
      canUndoReset: view.canUndoReset,
      canReset: view.canReset,
      isSaving: save.waiting() > 0,
    }).toEqual({
      theme: state.theme,
      isLoading: state.at === "loading",
      isNotKept: state.at === "notKept",
      canUndoReset: state.undo !== null,
      canReset: state.theme !== "auto",
      isSaving: state.at === "saving",
    });
  },
  invariants: {
    "what is held is lawful, field by field": ({ actor }) => {
      const { settings } = actor.getSnapshot().context;
      return JSON.stringify(readSettings(settings, defaultSettings)) === JSON.stringify(settings);
    },
    "what is stored is what is shown": ({ actor, save }, { at }) =>
      at !== "saving" ||
      JSON.stringify(save.asked.at(-1)?.settings) === JSON.stringify(actor.getSnapshot().context.settings),
    "every record is dated after the one before": ({ save }) =>
      save.asked.every((record, index) => record.savedAt > (save.asked[index - 1]?.savedAt ?? 0)),
  },
});
