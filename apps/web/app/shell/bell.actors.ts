import type { Api } from "@jobami/api/http/client";
import { notificationsClient } from "@jobami/api/notifications/client";
import {
  createNotificationDropdownMachine,
  type MarkTarget,
  type NotificationDropdownMachine,
  type UnreadThings,
} from "@jobami/machines/flows/notification-dropdown";
import { fromPromise } from "xstate";

/** The machine of the bell in its world. Private messages join what it loads with the part of the product that has them. */
export function bellMachine(api: Api): NotificationDropdownMachine {
  const client = notificationsClient(api);
  return createNotificationDropdownMachine().provide({
    actors: {
      load: fromPromise<UnreadThings>(async () => {
        const { data } = await client.list({ query: { unread: "true" } });
        return { notifications: data, conversations: [] };
      }),
      markRead: fromPromise<unknown, MarkTarget | undefined>(async ({ input }) => {
        if (input?.type === "notification")
          await client.toggleRead({ params: { id: input.id }, body: { is_read: true } });
      }),
    },
  });
}
