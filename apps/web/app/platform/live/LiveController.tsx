import type { SessionUser } from "@jobami/api/auth/contract";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { applyLiveEvent } from "@jobami/api/live/apply";
import type { LiveEvent } from "@jobami/api/live/events";
import { type SocketNoticeCode, socketView } from "@jobami/machines/live/socket";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { useClock } from "../clock/index.ts";
import { useFlow } from "../machine/index.ts";
import { noteStated, useNotify } from "../notices/index.ts";
import { ConnectionLine } from "./ConnectionLine.tsx";
import type { LiveHub } from "./live-hub.ts";
import { soundMessage } from "./message-sound.ts";
import { notifiedMission, pushedNotice } from "./pushed-notice.ts";
import { socketMachine, socketRecord } from "./socket.actors.ts";
import { socketActive } from "./socket-active.ts";
import { UnreadCountController } from "./UnreadCountController.tsx";
import { useNetwork } from "./use-network.ts";

const failures: Record<SocketNoticeCode, string> = {
  /** SOCK-11 */
  SOCKET_TOKEN_FAILED:
    "Impossible de récupérer le token socket après 3 tentatives. Merci de vous reconnecter.",
};

interface LiveControllerProps {
  /** Whose channel it is, with the place that it is read from. */
  user: SessionUser;
  hub: LiveHub;
  /** Where the page shows what is wrong with the channel. */
  onLine: (line: ReactNode) => void;
}

/** Runs the live channel of a signed-in person; what it reports brings every reading up to date [SOCK-03]. */
export function LiveController({ user, hub, onLine }: LiveControllerProps) {
  const api = useApi();
  const clock = useClock();
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  const readings = useReadings();
  const [machine] = useState(() => socketMachine(api));
  const hear = (event: LiveEvent) => {
    hub.reached(user.id, event.seq);
    applyLiveEvent(readings, event);
    hub.received(event);
    const notice = pushedNotice(event, { userId: user.id, path: globalThis.location.pathname });
    if (notice !== null) {
      notify(notice);
      const missionId = notifiedMission(event);
      if (missionId !== null) noteStated(missionId);
    }
    if (event.name === "new_message" && event.payload.sender_id !== user.id && !event.payload.is_muted)
      void soundMessage();
  };
  // The session knows how far the page was made: the channel replays what came since. What was heard before a sign-out
  // that failed is not heard again.
  const [lastSeq] = useState(() => hub.placeOf(user.id, user.live_seq ?? null));
  const [snapshot, send] = useFlow(
    machine,
    {
      isOffline: !navigator.onLine,
      lastSeq,
      record: socketRecord.read(),
      activeAt: socketActive.read(clock.now()),
    },
    {
      "live.received": ({ event }) => hear(event),
      "live.whispered": ({ whisper }) => hub.whispered(whisper),
      "lists.stale": () => {
        void mutate(() => true);
        hub.stale();
      },
      notice: ({ code, kind }) => notify({ kind, title: failures[code] }),
      remember: ({ record }) => socketRecord.remember(record),
    },
  );
  useNetwork(send);
  useEffect(() => hub.carry((whisper) => send({ type: "person.whispered", whisper })), [hub, send]);
  const { status, isStale, trouble } = socketView(snapshot);
  useEffect(() => {
    onLine(<ConnectionLine trouble={trouble} onRetry={() => send({ type: "retry.requested" })} />);
    return () => onLine(null);
  }, [onLine, trouble, send]);
  const wasBroken = useRef(false);
  useEffect(() => {
    if (status === "connecting") return;
    if (status === "connected" && wasBroken.current) hub.returned();
    wasBroken.current = status !== "connected";
  }, [hub, status]);
  useRetryOnReturn(status === "down", send);
  useActiveRecord(snapshot.context.tokenAskedAt, status === "connected");
  return <UnreadCountController isLive={!isStale} isReplayed={lastSeq !== null} />;
}

/** Tries again when the person comes back to the page: the server may have been away for longer than three tries. */
function useRetryOnReturn(isDown: boolean, send: (event: { type: "retry.requested" }) => void): void {
  useEffect(() => {
    if (!isDown) return;
    const retry = () => {
      if (document.visibilityState === "visible") send({ type: "retry.requested" });
    };
    document.addEventListener("visibilitychange", retry);
    return () => document.removeEventListener("visibilitychange", retry);
  }, [isDown, send]);
}

/** The record is renewed this often while connected, in ms: twice in its life. */
const renewalMs = 30_000;

/** Lets other tabs of this browser know that its live channel is at work [COOK-14]. */
function useActiveRecord(tokenAskedAt: number | null, isConnected: boolean): void {
  const clock = useClock();
  useEffect(() => {
    if (tokenAskedAt !== null) socketActive.write(tokenAskedAt);
  }, [tokenAskedAt]);
  useEffect(() => {
    if (!isConnected) return;
    const renew = () => socketActive.write(clock.now());
    renew();
    const timer = setInterval(renew, renewalMs);
    return () => clearInterval(timer);
  }, [isConnected, clock]);
  useEffect(() => socketActive.clear, []);
}
