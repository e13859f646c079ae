import { createUploadMachine, type UploadEvent, type UploaderCommand } from "@jobami/machines/files/upload";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromCallback } from "xstate";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Envoi de fichiers", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const photo = { id: "haie", name: "haie.jpg", size: 2_000_000, type: "image/jpeg" };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "files/upload",
      create: () =>
        createUploadMachine().provide({ actors: { carry: fromCallback<UploaderCommand>(() => {}) } }),
      input: { most: 3, largest: 5_000_000, types: ["image/jpeg"], atOnce: 2, tries: 3 },
      events: [
        { type: "files.chosen", files: [photo] },
        {
          type: "files.chosen",
          files: [{ ...photo, id: "pdf", name: "devis.pdf", type: "application/pdf" }],
        },
        { type: "upload.progressed", id: "haie", sent: 1_000_000 },
        { type: "upload.done", id: "haie", key: "k1" },
        { type: "upload.failed", id: "haie", isUnanswered: true },
        { type: "upload.failed", id: "haie", isUnanswered: false },
        { type: "file.retried", id: "haie" },
        { type: "file.removed", id: "haie" },
        { type: "browser.wentOffline" },
        { type: "browser.cameOnline" },
      ] satisfies UploadEvent[],
    },
  },
};
