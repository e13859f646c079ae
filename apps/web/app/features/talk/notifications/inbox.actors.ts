import type { Api } from "@jobami/api/http/client";
import { type NotificationsClient, notificationsClient } from "@jobami/api/notifications/client";
import {
  createNotificationInboxMachine,
  type InboxChange,
  type NotificationInboxMachine,
} from "@jobami/machines/notifications/notification-inbox";
import { fromPromise } from "xstate";

/** The call that a change stands for. */
function send(client: NotificationsClient, change: InboxChange): Promise<unknown> {
  const id = change.ids[0] ?? "";
  if (change.scope === "all") {
    if (change.kind === "read") return client.markAllRead();
    return change.kind === "archive" ? client.archiveAll() : client.removeAll();
  }
  if (change.kind === "read") return client.toggleRead({ params: { id }, body: { is_read: change.value } });
  if (change.kind === "archive")
    return client.archive({ params: { id }, body: { is_archived: change.value } });
  return client.remove({ params: { id } });
}

/** The machine of the inbox with its actors. */
export function inboxMachine(api: Api): NotificationInboxMachine {
  const client = notificationsClient(api);
  return createNotificationInboxMachine().provide({
    actors: {
      save: fromPromise<unknown, InboxChange | undefined>(async ({ input }) => {
        if (input !== undefined) await send(client, input);
      }),
    },
  });
}
