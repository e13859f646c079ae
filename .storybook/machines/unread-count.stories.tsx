import { createUnreadCountMachine, type UnreadCountEvent } from "@jobami/machines/notifications/unread-count";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer } from "./viewer/refusals.ts";

const meta = { title: "machines/Nombre de non lues", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "notifications/unread-count",
      create: createUnreadCountMachine,
      input: { isLive: true, isReplayed: false },
      events: [{ type: "channel.fell" }, { type: "channel.stood" }] satisfies UnreadCountEvent[],
      calls: { readCount: { "le nombre": { done: 3 }, "pas de réseau": noAnswer } },
    },
  },
};
