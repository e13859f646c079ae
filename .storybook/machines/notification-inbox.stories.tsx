import { readNotification, unreadNotification } from "@jobami/api/notifications/fixtures";
import {
  createNotificationInboxMachine,
  type NotificationInboxEvent,
} from "@jobami/machines/notifications/notification-inbox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Boîte de notifications", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const ids = [unreadNotification.id, readNotification.id];

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "notifications/notification-inbox",
      create: createNotificationInboxMachine,
      events: [
        { type: "read.toggled", id: unreadNotification.id, is_read: true },
        { type: "archive.toggled", id: unreadNotification.id, is_archived: true },
        { type: "all.read", ids },
        { type: "all.archived", ids },
        { type: "deletion.requested", scope: "one", ids: [unreadNotification.id] },
        { type: "deletion.confirmed" },
        { type: "deletion.declined" },
      ] satisfies NotificationInboxEvent[],
      calls: {
        save: {
          enregistré: { done: {} },
          introuvable: refusal("NOT_FOUND", 404),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
