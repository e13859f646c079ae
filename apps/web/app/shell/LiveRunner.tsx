import { useApi } from "@jobami/api/http/provider";
import { applyLiveEvent } from "@jobami/api/live/cache";
import type { LiveEvent } from "@jobami/api/live/events";
import { type SocketNoticeCode, socketView } from "@jobami/machines/flows/socket";
import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import type { LiveHub } from "../world/live.ts";
import { useNotify } from "../world/notices.ts";
import { useFlow } from "../world/use-flow.ts";
import { socketMachine, socketRecord } from "./socket.actors.ts";
import { UnreadCountRunner } from "./UnreadCountRunner.tsx";

/** Words of the channel's failures [SOCK-10, SOCK-11]. */
const failures: Record<SocketNoticeCode, string> = {
  SOCKET_BLOCKED:
    "Les mises à jour en direct sont bloquées pour un moment. Rechargez la page pour les retrouver.",
  SOCKET_TOKEN_FAILED:
    "Impossible de récupérer le token socket après 3 tentatives. Merci de vous reconnecter.",
};

/** Runs the live channel of a signed-in person; what it says brings every reading up to date [SOCK-03]. */
export function LiveRunner({ userId, hub }: { userId: string; hub: LiveHub }) {
  const api = useApi();
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  const [machine] = useState(() => socketMachine(api));
  const hear = (event: LiveEvent) => {
    applyLiveEvent(mutate, event);
    hub.received(event);
    if (event.name !== "new_notification" || !event.payload.notification.show) return;
    notify({
      kind: event.payload.notification.type,
      title: event.payload.item.title,
      message: event.payload.message,
    });
  };
  const [snapshot, send] = useFlow(
    machine,
    { userId, isOffline: !navigator.onLine, record: socketRecord.read() },
    {
      "live.received": ({ event }) => hear(event),
      "lists.stale": () => {
        void mutate(() => true);
        hub.stale();
      },
      notice: ({ code, kind }) => notify({ kind, title: failures[code] }),
      remember: ({ record }) => socketRecord.write(record),
    },
  );
  useEffect(() => {
    const goOnline = () => send({ type: "browser.cameOnline" });
    const goOffline = () => send({ type: "browser.wentOffline" });
    globalThis.addEventListener("online", goOnline);
    globalThis.addEventListener("offline", goOffline);
    return () => {
      globalThis.removeEventListener("online", goOnline);
      globalThis.removeEventListener("offline", goOffline);
    };
  }, [send]);
  return <UnreadCountRunner isLive={!socketView(snapshot).isStale} />;
}
