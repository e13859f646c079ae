import { unreadNotification } from "@jobami/api/notifications/fixtures";
import {
  createNotificationDropdownMachine,
  type NotificationDropdownEvent,
} from "@jobami/machines/flows/notification-dropdown";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Panneau des notifications", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      create: createNotificationDropdownMachine,
      input: { viewport: { width: 1280, height: 900 }, record: null },
      events: [
        { type: "bell.pressed" },
        { type: "item.opened", id: unreadNotification.id },
        { type: "item.dismissed", id: unreadNotification.id },
        { type: "inbox.changed" },
        { type: "panel.resized", size: { width: 620, height: 380 } },
        { type: "window.resized", viewport: { width: 390, height: 844 } },
        { type: "panel.left" },
      ] satisfies NotificationDropdownEvent[],
      calls: {
        load: {
          "une ligne non lue": { done: { notifications: [unreadNotification], conversations: [] } },
          rien: { done: { notifications: [], conversations: [] } },
          "pas de réseau": noAnswer,
        },
        markRead: { lue: { done: {} }, introuvable: refusal("NOT_FOUND", 404) },
      },
    },
  },
};
