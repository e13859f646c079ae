import { useApi } from "@jobami/api/http/provider";
import { applyLiveEvent } from "@jobami/api/live/cache";
import type { LiveEvent } from "@jobami/api/live/events";
import { type SocketNoticeCode, socketView } from "@jobami/machines/flows/socket";
import { type ReactNode, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import type { LiveHub } from "../world/live.ts";
import { useNotify } from "../world/notices.ts";
import { useFlow } from "../world/use-flow.ts";
import { useNetwork } from "../world/use-network.ts";
import { ConnectionLine } from "./ConnectionLine.tsx";
import { pushedNotice } from "./pushed-notice.ts";
import { socketMachine, socketRecord } from "./socket.actors.ts";
import { socketActive } from "./socket-active.ts";
import { UnreadCountRunner } from "./UnreadCountRunner.tsx";

const failures: Record<SocketNoticeCode, string> = {
  /** SOCK-11 */
  SOCKET_TOKEN_FAILED:
    "Impossible de récupérer le token socket après 3 tentatives. Merci de vous reconnecter.",
};

interface LiveRunnerProps {
  userId: string;
  hub: LiveHub;
  /** Where the page shows what is wrong with the channel. */
  onLine: (line: ReactNode) => void;
}

/** Runs the live channel of a signed-in person; what it says brings every reading up to date [SOCK-03]. */
export function LiveRunner({ userId, hub, onLine }: LiveRunnerProps) {
  const api = useApi();
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  const [machine] = useState(() => socketMachine(api));
  const hear = (event: LiveEvent) => {
    applyLiveEvent(mutate, event);
    hub.received(event);
    const notice = pushedNotice(event);
    if (notice !== null) notify(notice);
  };
  const [snapshot, send] = useFlow(
    machine,
    {
      userId,
      isOffline: !navigator.onLine,
      record: socketRecord.read(),
      activeAt: socketActive.read(),
    },
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
  useNetwork(send);
  const { status, isStale, trouble } = socketView(snapshot);
  useEffect(() => {
    onLine(<ConnectionLine trouble={trouble} onRetry={() => send({ type: "retry.asked" })} />);
    return () => onLine(null);
  }, [onLine, trouble, send]);
  useActiveRecord(snapshot.context.tokenAskedAt, status === "connected");
  return <UnreadCountRunner isLive={!isStale} />;
}

/** The record is renewed this often while connected, in ms: twice in its life. */
const renewalMs = 30_000;

/** Lets other tabs of this browser know that its live channel is at work [COOK-14]. */
function useActiveRecord(tokenAskedAt: number | null, isConnected: boolean): void {
  useEffect(() => {
    if (tokenAskedAt !== null) socketActive.write(tokenAskedAt);
  }, [tokenAskedAt]);
  useEffect(() => {
    if (!isConnected) return;
    const renew = () => socketActive.write(Date.now());
    renew();
    const timer = setInterval(renew, renewalMs);
    return () => clearInterval(timer);
  }, [isConnected]);
  useEffect(() => socketActive.clear, []);
}
