import type { Api } from "@jobami/api/http/client";
import type { Readings } from "@jobami/api/http/readings";
import { notificationsClient } from "@jobami/api/notifications/client";
import { unreadLines } from "@jobami/api/notifications/hooks";
import {
  createNotificationDropdownMachine,
  type MarkTarget,
  type NotificationDropdownMachine,
} from "@jobami/machines/notifications/notification-dropdown";
import { fromPromise } from "xstate";

/** The machine of the bell with its actors. Private messages join what it loads with the part of the product that has them. */
export function bellMachine(api: Api, readings: Readings): NotificationDropdownMachine {
  const client = notificationsClient(api);
  return createNotificationDropdownMachine().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const answer = await client.list({ query: unreadLines.query });
        if (!signal.aborted) readings.keep(unreadLines.key, answer);
      }),
      markRead: fromPromise<unknown, MarkTarget | undefined>(async ({ input }) => {
        if (input?.type === "notification")
          await client.toggleRead({ params: { id: input.id }, body: { is_read: true } });
      }),
    },
  });
}
