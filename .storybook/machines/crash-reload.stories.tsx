import { type CrashReloadEvent, createCrashReloadMachine } from "@jobami/machines/recovery/crash-reload";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Page en panne", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "recovery/crash-reload",
      create: createCrashReloadMachine,
      input: { record: null, canRemember: true },
      events: [{ type: "reload.requested" }] satisfies CrashReloadEvent[],
    },
  },
};
