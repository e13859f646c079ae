import { createTypingMachine, type TypingEvent } from "@jobami/machines/messages/typing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Qui est en train d’écrire", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "messages/typing",
      create: createTypingMachine,
      input: {},
      events: [
        { type: "person.typed" },
        { type: "message.written" },
        { type: "other.typed" },
        { type: "message.arrived" },
      ] satisfies TypingEvent[],
    },
  },
};
