import { readNotification, unreadNotification } from "@jobami/api/notifications/fixtures";
import {
  createNotificationInboxMachine,
  type NotificationInboxEvent,
} from "@jobami/machines/flows/notification-inbox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Boîte de notifications", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      create: createNotificationInboxMachine,
      events: [
        { type: "page.read", lines: [unreadNotification, readNotification] },
        { type: "read.toggled", id: unreadNotification.id, is_read: true },
        { type: "archive.toggled", id: unreadNotification.id, is_archived: true },
        { type: "all.read" },
        { type: "all.archived" },
        { type: "deletion.asked", id: unreadNotification.id },
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
