import { isReadingOf } from "@jobami/api/http/keys";
import { notificationsRoutes } from "@jobami/api/notifications/routes";
import { createUnreadCountMachine } from "@jobami/machines/notifications/unread-count";
import { useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { fromPromise } from "xstate";
import { useFlow } from "../machine/index.ts";

/**
 * Keeps the number on the bell true while the live channel is down: read again, with the inbox where it is shown,
 * every 60 s and when the channel comes back [NOTIF-48]. Shows nothing.
 */
export function UnreadCountController({ isLive }: { isLive: boolean }) {
  const { mutate } = useSWRConfig();
  const [machine] = useState(() =>
    createUnreadCountMachine().provide({
      actors: {
        readCount: fromPromise<unknown>(() =>
          mutate(
            (key) =>
              isReadingOf(key, notificationsRoutes.unreadCount) || isReadingOf(key, notificationsRoutes.list),
          ),
        ),
      },
    }),
  );
  const [, send] = useFlow(machine, { isLive }, {} as never);
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (wasLive.current === isLive) return;
    wasLive.current = isLive;
    send({ type: isLive ? "channel.stood" : "channel.fell" });
  }, [isLive, send]);
  return null;
}
