import { type ConversationEvent, conversationLifecycle } from "@jobami/machines/messages/conversation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’une conversation", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "messages/conversation",
      create: () => conversationLifecycle,
      input: {},
      events: [
        { type: "message.sent", by: "first", isReaderHidden: false, hasContacts: false },
        { type: "message.sent", by: "second", isReaderHidden: false, hasContacts: true },
        { type: "message.sent", by: "stranger", isReaderHidden: false, hasContacts: false },
        { type: "message.deleted", by: "first", isAuthor: true, isSeen: false },
        { type: "conversation.read", by: "second" },
        { type: "conversation.marked", by: "first" },
        { type: "side.suspended", side: "first" },
        { type: "side.erased", side: "second" },
      ] satisfies ConversationEvent[],
    },
  },
};
