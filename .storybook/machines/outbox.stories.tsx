import { createOutboxMachine, type OutboxEvent } from "@jobami/machines/messages/outbox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer } from "./viewer/refusals.ts";

const meta = { title: "machines/Boîte d’envoi des messages", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const message = { clientId: "un", conversationId: "haie", text: "Bonjour", writtenAt: 0 };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "messages/outbox",
      create: () => createOutboxMachine<string>(),
      input: { record: [] },
      events: [
        { type: "message.written", message },
        { type: "message.written", message: { ...message, clientId: "deux" } },
        { type: "message.retried", clientId: "un" },
        { type: "message.discarded", clientId: "un" },
        { type: "browser.cameOnline" },
      ] satisfies OutboxEvent[],
      calls: { deliver: { part: { done: "reçu" }, "pas de réseau": noAnswer } },
    },
  },
};
