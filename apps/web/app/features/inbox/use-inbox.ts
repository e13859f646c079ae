import { useApi } from "@jobami/api/http/provider";
import { statusMessage } from "@jobami/api/http/status-messages";
import { useNotifications, useUnreadCount } from "@jobami/api/notifications/hooks";
import { notificationInboxView } from "@jobami/machines/flows/notification-inbox";
import { useEffect, useState } from "react";
import { listFailure } from "../../world/list-words.ts";
import { useNotify } from "../../world/notices.ts";
import { useFlow } from "../../world/use-flow.ts";
import { usePagedList } from "../../world/use-paged-list.ts";
import { type InboxView, words } from "./copy.ts";
import { inboxMachine } from "./inbox.actors.ts";

/** What each view asks the list for. */
export const queries = {
  all: {},
  unread: { unread: "true" },
  archived: { archived: "true" },
} as const;

/** A page of the inbox: what was read, under the changes that the machine shows before the server has them. */
export function useInbox(view: InboxView, page: number) {
  const api = useApi();
  const notify = useNotify();
  const count = useUnreadCount(true);
  const list = usePagedList({ filter: view, page }, ({ page: wanted }) =>
    useNotifications({ page: wanted, ...queries[view] }),
  );
  const [machine] = useState(() => inboxMachine(api));
  const [snapshot, send] = useFlow(machine, undefined, {
    saved: () => {
      list.refresh();
      void count.mutate();
    },
    notice: ({ kind, code, params }) =>
      notify({
        kind,
        title:
          code === "NOT_FOUND"
            ? words.gone
            : String(params?.message || statusMessage(Number(params?.status ?? 0), code)),
      }),
  });
  useEffect(() => send({ type: "page.read", lines: list.items }), [list.items, send]);
  return {
    ...notificationInboxView(snapshot, view === "archived"),
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
