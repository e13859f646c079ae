import {
  createUnreadCountMachine,
  messageCountEvents,
  type UnreadCountEvent,
} from "@jobami/machines/flows/unread-count";
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
      create: createUnreadCountMachine,
      input: { isLive: true, readAgainOn: messageCountEvents },
      events: [
        { type: "channel.fell" },
        { type: "channel.stood" },
        ...messageCountEvents.map((name) => ({ type: "channel.said", name }) as const),
      ] satisfies UnreadCountEvent[],
      calls: { readCount: { "le nombre": { done: 3 }, "pas de réseau": noAnswer } },
    },
  },
};
