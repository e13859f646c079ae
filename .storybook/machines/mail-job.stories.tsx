import { type MailJobEvent, mailJobLifecycle } from "@jobami/machines/mail/mail-job";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’un courriel", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const noon = Date.UTC(2026, 0, 15, 11);

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "mail/mail-job",
      create: () => mailJobLifecycle,
      input: {},
      events: [
        { type: "job.begun", at: noon },
        { type: "job.begun", at: noon + 3_600_000 },
        { type: "server.took" },
        { type: "server.refused", at: noon, isFinal: false },
        { type: "server.refused", at: noon, isFinal: true },
        { type: "staff.retried", at: noon },
        { type: "staff.abandoned" },
      ] satisfies MailJobEvent[],
    },
  },
};
