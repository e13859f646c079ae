import {
  type CommandPaletteEvent,
  createCommandPaletteMachine,
} from "@jobami/machines/navigation/command-palette";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Palette", component: MachineViewer } satisfies Meta<typeof MachineViewer>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "navigation/command-palette",
      create: () => createCommandPaletteMachine(),
      input: { used: [] },
      events: [
        { type: "shortcut.pressed" },
        { type: "query.typed", typed: "paramètres" },
        { type: "entry.chosen", id: "settings", to: "/settings" },
        { type: "search.pressed" },
        { type: "palette.left" },
      ] satisfies CommandPaletteEvent[],
    },
  },
};
