import { createScannerMachine, type ScannerEvent } from "@jobami/machines/offers/scanner";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromCallback } from "xstate";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Lecture d’un code QR", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "offers/scanner",
      create: () => createScannerMachine().provide({ actors: { watchCamera: fromCallback(() => {}) } }),
      events: [
        { type: "camera.asked" },
        { type: "camera.started" },
        { type: "camera.refused", reason: "denied" },
        { type: "camera.stopped" },
        { type: "code.seen", code: null },
        { type: "code.seen", code: "7K3MP9QXTA" },
        { type: "code.typed", code: null },
        { type: "code.typed", code: "7K3MP9QXTA" },
        { type: "code.edited" },
      ] satisfies ScannerEvent[],
    },
  },
};
