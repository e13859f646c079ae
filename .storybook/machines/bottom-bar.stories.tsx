import { type BottomBarEvent, createBottomBarMachine } from "@jobami/machines/navigation/bottom-bar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Barre du bas", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "navigation/bottom-bar",
      create: createBottomBarMachine,
      events: [
        { type: "page.scrolled", y: 900 },
        { type: "page.scrolled", y: 600 },
        { type: "page.scrolled", y: 0 },
        { type: "bar.focused" },
        { type: "page.changed" },
      ] satisfies BottomBarEvent[],
    },
  },
};
