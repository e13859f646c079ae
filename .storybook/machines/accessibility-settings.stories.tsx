import {
  type AccessibilitySettingsEvent,
  createAccessibilitySettingsMachine,
  defaultSettings,
} from "@jobami/machines/display/accessibility-settings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictureInstant } from "../visual.ts";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Réglages d’affichage", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const stored = {
  version: 1,
  savedAt: pictureInstant + 3_600_000,
  settings: { ...defaultSettings, theme: "high-contrast", fontSize: "large" },
};

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "display/accessibility-settings",
      create: createAccessibilitySettingsMachine,
      input: { shown: defaultSettings },
      events: [
        { type: "setting.changed", change: { theme: "dark" } },
        { type: "setting.changed", change: { fontSize: "extra-large" } },
        { type: "setting.changed", change: { colorBlindSupport: "deuteranopia" } },
        { type: "reset.requested" },
        { type: "reset.undone" },
        { type: "other.saved", record: stored },
        { type: "system.motionChanged", isReduced: true },
      ] satisfies AccessibilitySettingsEvent[],
      calls: {
        loadRecord: {
          "rien de gardé": { done: null },
          "des réglages": { done: { ...stored, savedAt: pictureInstant - 3_600_000 } },
          "stockage interdit": { failed: new Error("forbidden") },
        },
        saveRecord: { gardé: { done: undefined }, "plus de place": { failed: new Error("full") } },
      },
      channels: ["watchDevice"],
    },
  },
};
