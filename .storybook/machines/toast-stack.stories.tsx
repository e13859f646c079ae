import { createToastStackMachine, type ToastStackEvent } from "@jobami/machines/notices/toast-stack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Notifications passagères", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "notices/toast-stack",
      create: createToastStackMachine,
      events: [
        {
          type: "toast.pushed",
          toast: { id: "envoi", kind: "success", title: "Proposition envoyée", message: "Léa est prévenue." },
        },
        { type: "toast.held", id: "envoi", by: "pointer" },
        { type: "toast.released", id: "envoi", by: "pointer" },
        { type: "toast.closed", id: "envoi" },
      ] satisfies ToastStackEvent[],
    },
  },
};
