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

/** How long what was read ahead of a press counts as read by it, in ms. */
const aheadMs = 5_000;

/** What stands under the bell: read by whoever opens it, or already when they are about to. */
export function bellReading(api: Api, now: () => number) {
  const client = notificationsClient(api);
  const messages = messagesClient(api);
  const read = () =>
    Promise.all([
      client.list({ query: unreadLines.query }),
      messages.list({ query: unreadConversations.query }),
    ]);
  let ahead: { answers: ReturnType<typeof read>; at: number } | null = null;
  const isFresh = () => ahead !== null && now() - ahead.at < aheadMs;
  return {
    readAhead: () => {
      if (isFresh()) return;
      ahead = { answers: read(), at: now() };
      // Whoever opens it asks once more.
      ahead.answers.catch(() => {
        ahead = null;
      });
    },
    /** Something changed since: what was read ahead is no longer true. */
    forget: () => {
      ahead = null;
    },
    read: () => {
      const answers = isFresh() ? ahead?.answers : undefined;
      ahead = null;
      return answers ?? read();
    },
  };
}

/** The machine of the bell with its actors: what is unread of the inbox and of private messages. */
export function bellMachine(
  api: Api,
  readings: Readings,
  reading: Pick<ReturnType<typeof bellReading>, "read">,
): NotificationDropdownMachine {
  const client = notificationsClient(api);
  const messages = messagesClient(api);
  return createNotificationDropdownMachine().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const [lines, conversations] = await reading.read();
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
