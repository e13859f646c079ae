import { unreadNotification } from "@jobami/api/notifications/fixtures";
import {
  createNotificationDropdownMachine,
  type NotificationDropdownEvent,
} from "@jobami/machines/notifications/notification-dropdown";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Panneau des notifications", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const item = { id: unreadNotification.id, type: "notification", conversation_id: null } as const;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "notifications/notification-dropdown",
      create: createNotificationDropdownMachine,
      input: { viewport: { width: 1280, height: 900 }, record: null },
      events: [
        { type: "bell.pressed" },
        { type: "item.opened", item },
        { type: "item.dismissed", item },
        { type: "inbox.changed" },
        { type: "panel.resized", size: { width: 620, height: 380 } },
        { type: "window.resized", viewport: { width: 390, height: 844 } },
        { type: "panel.left" },
      ] satisfies NotificationDropdownEvent[],
      calls: {
        load: {
          lues: { done: {} },
          "pas de réseau": noAnswer,
        },
        markRead: { lue: { done: {} }, introuvable: refusal("NOT_FOUND", 404) },
      },
    },
  },
};
