import { isReadingOf } from "@jobami/api/http/keys";
import { messagesRoutes } from "@jobami/api/messages/routes";
import { notificationsRoutes } from "@jobami/api/notifications/routes";
import { createUnreadCountMachine } from "@jobami/machines/notifications/unread-count";
import { useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { fromPromise } from "xstate";
import { useFlow } from "../machine/index.ts";

/**
 * Keeps the number on the bell true while the live channel is down: read again, with the inbox and the conversations where they are shown,
 * every 60 s and when the channel comes back [NOTIF-48]. `isReplayed`: what happened before the channel first stands is reported by it then.
 * Shows nothing.
 */
export function UnreadCountController({ isLive, isReplayed }: { isLive: boolean; isReplayed: boolean }) {
  const { mutate } = useSWRConfig();
  const [machine] = useState(() =>
    createUnreadCountMachine().provide({
      actors: {
        readCount: fromPromise<unknown>(() =>
          mutate((key) =>
            [notificationsRoutes.unreadCount, notificationsRoutes.list, messagesRoutes.list].some((route) =>
              isReadingOf(key, route),
            ),
          ),
        ),
      },
    }),
  );
  const [, send] = useFlow(machine, { isLive, isReplayed }, {} as never);
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (wasLive.current === isLive) return;
    wasLive.current = isLive;
    send({ type: isLive ? "channel.stood" : "channel.fell" });
  }, [isLive, send]);
  return null;
}
