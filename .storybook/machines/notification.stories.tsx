import { type NotificationEvent, notificationLifecycle } from "@jobami/machines/notifications/notification";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’une notification", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "notifications/notification",
      create: () => notificationLifecycle,
      events: [
        { type: "read.toggled", is_read: true },
        { type: "read.toggled", is_read: false },
        { type: "archive.toggled", is_archived: true },
        { type: "archive.toggled", is_archived: false },
        { type: "inbox.read" },
        { type: "inbox.archived" },
        { type: "notification.deleted" },
      ] satisfies NotificationEvent[],
    },
  },
};
