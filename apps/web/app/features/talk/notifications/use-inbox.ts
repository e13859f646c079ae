import { useApi } from "@jobami/api/http/provider";
import { statusMessage } from "@jobami/api/http/status-messages";
import { useReadings } from "@jobami/api/http/use-readings";
import { notificationPages, useUnreadCount } from "@jobami/api/notifications/hooks";
import { applyNotification } from "@jobami/api/notifications/live";
import {
  applyChange,
  notificationInboxView,
  outcomeOf,
} from "@jobami/machines/notifications/notification-inbox";
import { useState } from "react";
import { listFailure, usePagedList, usePendingRows } from "../../../platform/lists/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { copy, type InboxView } from "./copy.ts";
import { inboxMachine } from "./inbox.actors.ts";

/** What each view asks the list for. */
export const queries = {
  all: {},
  unread: { unread: "true" },
  archived: { archived: "true" },
} as const;

/** A page of the inbox: what was read, under the changes that the server does not have yet. */
export function useInbox(view: InboxView, page: number) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const count = useUnreadCount(true);
  const list = usePagedList(notificationPages, { filter: queries[view], page });
  const [machine] = useState(() => inboxMachine(api));
  const [snapshot, send] = useFlow(machine, undefined, {
    "change.saved": ({ change }) => {
      applyNotification(readings, change.ids, outcomeOf(change));
      void count.mutate();
    },
    "lines.vanished": ({ ids }) => applyNotification(readings, ids, null),
    notice: ({ kind, code, params }) =>
      notify({
        kind,
        title:
          code === "NOT_FOUND"
            ? copy.gone
            : String(params?.message || statusMessage(Number(params?.status ?? 0), code)),
      }),
  });
  const lines = usePendingRows(list.items, snapshot.context.changes, applyChange);
  return {
    ...notificationInboxView(snapshot, lines, view === "archived"),
    /** What the server answered, without the changes that it has yet to hear of. */
    read: list.items,
    send,
    status: list.status,
    failure: listFailure(list),
    unread: count.data?.count ?? 0,
    totalPages: list.totalPages,
    retry: list.retry,
  };
}
