import type { PageFacts } from "@jobami/api/pages/contract";
import { createSessionMachine, type SessionNoticeCode, sessionView } from "@jobami/machines/flows/session";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { NoticeText } from "../world/notices.ts";
import type { Session } from "../world/session.ts";
import { storedRecord } from "../world/stored.ts";
import { useFlow } from "../world/use-flow.ts";
import { forgetReadings } from "./forget-readings.ts";
import { sessionActors } from "./session.actors.ts";
import { sessionNotice } from "./session.copy.ts";
import { createSessionDesk, type SessionDesk } from "./session-desk.ts";
import { type Elsewhere, listenElsewhere } from "./session-elsewhere.ts";
import { clearSessionMarker } from "./session-marker.ts";

const dayMs = 24 * 3_600_000;
const warned = storedRecord<{ warnedDays: number | null }>({
  key: "session",
  kind: "device",
  lifeMs: 7 * dayMs,
  isValid: (value): value is { warnedDays: number | null } =>
    typeof value === "object" && value !== null && "warnedDays" in value,
});

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The one session of the application: the machine, the client whose 401 it answers, and the other tabs. */
export function useAppSession(
  facts: PageFacts,
  post: (notice: NoticeText) => void,
): { session: Session; desk: SessionDesk } {
  const [desk] = useState(() => createSessionDesk());
  const [machine] = useState(() =>
    createSessionMachine({ now: Date.now }).provide({ actors: sessionActors(desk.api) }),
  );
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const elsewhere = useRef<Elsewhere | null>(null);
  const say = (notice: { code: SessionNoticeCode; kind: NoticeText["kind"]; params?: object }) =>
    post({ kind: notice.kind, ...sessionNotice(notice.code, notice.params) });

  const [snapshot, send] = useFlow(
    machine,
    { hasMarker: facts.hasSessionMarker || facts.user !== null, user: facts.user, record: warned.read() },
    {
      signedIn: ({ user }) => elsewhere.current?.tell(user.id),
      signedOut: ({ reason }) => {
        void forgetReadings();
        if (reason !== "elsewhere") {
          clearSessionMarker();
          elsewhere.current?.tell(null);
        }
      },
      "call.answered": ({ askId, answer }) => desk.answer(askId, answer),
      notice: say,
      remember: ({ record }) => warned.write(record),
      navigate: ({ to }) => {
        const isComingBack = to === "/login" && pathname.startsWith("/dashboard");
        navigate(isComingBack ? `/login?from=${encodeURIComponent(pathname + search)}` : to);
      },
    },
  );
  useBrowserLayoutEffect(() => desk.connect(send), [desk, send]);

  const view = sessionView(snapshot);
  const knownId = useRef<string | null>(null);
  useEffect(() => {
    knownId.current = view.user?.id ?? null;
  });
  useEffect(() => {
    const tabs = listenElsewhere({
      markerAppeared: () => send({ type: "marker.appeared" }),
      markerVanished: () => send({ type: "marker.vanished" }),
      someoneSignedIn: (userId) => {
        if (knownId.current !== null && knownId.current !== userId) globalThis.location.reload();
      },
    });
    elsewhere.current = tabs;
    const goOnline = () => send({ type: "browser.cameOnline" });
    const goOffline = () => send({ type: "browser.wentOffline" });
    globalThis.addEventListener("online", goOnline);
    globalThis.addEventListener("offline", goOffline);
    return () => {
      tabs.stop();
      globalThis.removeEventListener("online", goOnline);
      globalThis.removeEventListener("offline", goOffline);
    };
  }, [send]);

  const { status, user } = view;
  const session = useMemo<Session>(
    () => ({
      status,
      user,
      open: (opened) => send({ type: "session.opened", user: opened }),
      close: () => send({ type: "signOut.asked" }),
    }),
    [status, user, send],
  );
  return { session, desk };
}
