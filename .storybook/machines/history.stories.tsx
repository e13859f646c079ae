import { createHistoryMachine, type HistoryEvent } from "@jobami/machines/editing/history";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Annuler et rétablir", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "editing/history",
      create: () => createHistoryMachine<string>(),
      input: { document: "Karim" },
      events: [
        { type: "document.changed", document: "Karim B.", part: "name" },
        { type: "document.changed", document: "Karim Benali", part: "name" },
        { type: "document.changed", document: "K. Benali", part: null },
        { type: "undo.requested" },
        { type: "redo.requested" },
        { type: "document.replaced", document: "Karim Benali" },
      ] satisfies HistoryEvent<string>[],
    },
  },
};
