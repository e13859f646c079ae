import { useApi } from "@jobami/api/http/provider";
import { statusMessage } from "@jobami/api/http/status-messages";
import { useNotifications, useUnreadCount } from "@jobami/api/notifications/hooks";
import { notificationInboxView } from "@jobami/machines/flows/notification-inbox";
import { useEffect, useState } from "react";
import { useNotify } from "../../world/notices.ts";
import { useFlow } from "../../world/use-flow.ts";
import { type InboxView, words } from "./copy.ts";
import { inboxMachine } from "./inbox.actors.ts";

const queries = {
  all: {},
  unread: { unread: "true" },
  archived: { archived: "true" },
} as const;

/** A page of the inbox: what was read, under the changes that the machine shows before the server has them. */
export function useInbox(view: InboxView, page: number) {
  const api = useApi();
  const notify = useNotify();
  const count = useUnreadCount(true);
  const { data, error, mutate } = useNotifications({ page, ...queries[view] });
  const [machine] = useState(() => inboxMachine(api));
  const [snapshot, send] = useFlow(machine, undefined, {
    saved: () => {
      void mutate();
      void count.mutate();
    },
    notice: ({ kind, code, params }) =>
      notify({
        kind,
        title:
          code === "NOT_FOUND"
            ? words.gone
            : String(params?.message || statusMessage(Number(params?.status ?? 0), { code })),
      }),
  });
  useEffect(() => {
    if (data !== undefined) send({ type: "page.read", lines: data.data });
  }, [data, send]);
  return {
    ...notificationInboxView(snapshot, view === "archived"),
    send,
    status: error ? ("failed" as const) : data ? ("ready" as const) : ("loading" as const),
    unread: count.data?.count ?? 0,
    totalPages: data?.pagination.totalPages ?? null,
    retry: () => void mutate(),
  };
}
