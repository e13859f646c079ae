import { createNavBarMachine, type NavBarEvent } from "@jobami/machines/navigation/nav-bar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Barre de navigation", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "navigation/nav-bar",
      create: createNavBarMachine,
      input: { width: 390, isLanding: false },
      events: [
        { type: "page.scrolled", y: 300 },
        { type: "page.scrolled", y: 0 },
        { type: "menu.pressed" },
        { type: "account.pressed" },
        { type: "menus.left" },
        { type: "signOut.chosen" },
        { type: "page.changed", isLanding: true },
        { type: "window.resized", width: 1280 },
      ] satisfies NavBarEvent[],
    },
  },
};
