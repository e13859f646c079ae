import type { Api } from "@jobami/api/http/client";
import type { Readings } from "@jobami/api/http/readings";
import { messagesClient } from "@jobami/api/messages/client";
import { unreadConversations } from "@jobami/api/messages/hooks";
import { notificationsClient } from "@jobami/api/notifications/client";
import { unreadLines } from "@jobami/api/notifications/hooks";
import {
  createNotificationDropdownMachine,
  type MarkTarget,
  type NotificationDropdownMachine,
} from "@jobami/machines/notifications/notification-dropdown";
import { fromPromise } from "xstate";

/** The machine of the bell with its actors: what is unread of the inbox and of private messages. */
export function bellMachine(api: Api, readings: Readings): NotificationDropdownMachine {
  const client = notificationsClient(api);
  const messages = messagesClient(api);
  return createNotificationDropdownMachine().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const [lines, conversations] = await Promise.all([
          client.list({ query: unreadLines.query }),
          messages.list({ query: unreadConversations.query }),
        ]);
        if (signal.aborted) return;
        readings.keep(unreadLines.key, lines);
        readings.keep(unreadConversations.key, conversations);
      }),
      markRead: fromPromise<unknown, MarkTarget | undefined>(async ({ input }) => {
        if (input?.type === "notification")
          await client.toggleRead({ params: { id: input.id }, body: { is_read: true } });
        else if (input?.conversation_id) await messages.read({ params: { id: input.conversation_id } });
      }),
    },
  });
}
