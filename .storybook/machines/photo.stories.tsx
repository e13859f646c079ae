import { createPhotoMachine, type PhotoEvent } from "@jobami/machines/editing/photo";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Ouverture d’une photo", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "editing/photo",
      create: () => createPhotoMachine(),
      events: [
        { type: "picture.chosen", source: { from: "device", id: "1", name: "haie.jpg" } },
        { type: "picture.chosen", source: { from: "own", id: "2", name: "Terrasse en pin" } },
        { type: "picture.left" },
        { type: "retry.requested" },
      ] satisfies PhotoEvent[],
      calls: {
        openPicture: {
          "ouvre la photo": { done: { width: 1600, height: 1200 } },
          "fichier illisible": { failed: new Error("unreadable") },
        },
      },
    },
  },
};
