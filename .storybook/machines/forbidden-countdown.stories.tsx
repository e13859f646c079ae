import {
  createForbiddenCountdownMachine,
  type ForbiddenCountdownEvent,
} from "@jobami/machines/navigation/forbidden-countdown";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Compte à rebours de la page 403", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "navigation/forbidden-countdown",
      create: createForbiddenCountdownMachine,
      input: { to: "/login" },
      events: [{ type: "stay.chosen" }] satisfies ForbiddenCountdownEvent[],
    },
  },
};
