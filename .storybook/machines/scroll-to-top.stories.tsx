import { createScrollToTopMachine, type ScrollToTopEvent } from "@jobami/machines/navigation/scroll-to-top";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Retour en haut", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "navigation/scroll-to-top",
      create: createScrollToTopMachine,
      events: [
        {
          type: "page.scrolled",
          y: 900,
          pageHeight: 2000,
          windowHeight: 1000,
          isProfile: false,
          coversControl: false,
        },
        {
          type: "page.scrolled",
          y: 0,
          pageHeight: 2000,
          windowHeight: 1000,
          isProfile: false,
          coversControl: false,
        },
        { type: "top.requested" },
        { type: "page.changed" },
      ] satisfies ScrollToTopEvent[],
    },
  },
};
