import type { PageFacts } from "@jobami/api/pages/contract";
import {
  createSessionMachine,
  type SessionEvent,
  type SessionNoticeCode,
  type SessionView,
  sessionView,
} from "@jobami/machines/auth/session";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { dashboardPath, loginPath } from "../../generated/paths.ts";
import { machinePaths } from "../../machine-paths.ts";
import { loginFrom } from "../../paths.ts";
import { systemClock } from "../clock/index.ts";
import { ConnectionLine, useNetwork } from "../live/index.ts";
import { useFlow } from "../machine/index.ts";
import type { NoticeText } from "../notices/index.ts";
import { storedRecord } from "../storage/index.ts";
import { sessionNotice } from "./copy.ts";
import type { Farewell } from "./farewell.ts";
import { forgetReadings } from "./forget-readings.ts";
import { sessionActors } from "./session.actors.ts";
import { type Elsewhere, listenElsewhere } from "./session-elsewhere.ts";
import { clearSessionMarker } from "./session-marker.ts";
import type { SessionQueue } from "./session-queue.ts";

const warned = storedRecord<{ warnedDays: number | null }>({
  key: "session",
  kind: "device",
  lifeMs: 7 * 24 * 3_600_000,
  isValid: (value): value is { warnedDays: number | null } =>
    typeof value === "object" && value !== null && "warnedDays" in value,
});

interface SessionControllerProps {
  facts: PageFacts;
  queue: SessionQueue;
  post: (notice: NoticeText) => void;
  onChange: (view: Pick<SessionView, "status" | "user">) => void;
  /** Where the page shows that the server cannot be reached. */
  onLine: (line: ReactNode) => void;
}

/** Runs the one session machine of the application; shows nothing itself. */
export function SessionController({ facts, queue, post, onChange, onLine }: SessionControllerProps) {
  const [machine] = useState(() =>
    createSessionMachine({ paths: machinePaths, now: systemClock.now }).provide({
      actors: sessionActors(queue.api),
    }),
  );
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  /** The page from which the end of the session leads away, until it has. */
  const [leftKey, setLeftKey] = useState<string | null>(null);
  if (leftKey !== null && leftKey !== key) setLeftKey(null);
  const elsewhere = useRef<Elsewhere | null>(null);
  /** What the sign-in page keeps showing to a person whose account was closed. */
  const farewell = useRef<Farewell | null>(null);
  const showNotice = (notice: { code: SessionNoticeCode; kind: NoticeText["kind"]; params?: object }) => {
    const text = sessionNotice(notice.code, notice.params);
    post({ kind: notice.kind, ...text });
    if (notice.code === "PROFIL_DISABLED") farewell.current = { farewell: { ...text, ...notice.params } };
  };
  const [snapshot, send] = useFlow(
    machine,
    { hasMarker: facts.hasSessionMarker || facts.user !== null, user: facts.user, record: warned.read() },
    {
      "person.signedIn": ({ user }) => elsewhere.current?.announce(user.id),
      "person.signedOut": ({ reason }) => {
        void forgetReadings();
        if (reason === "elsewhere") return;
        clearSessionMarker();
        elsewhere.current?.announce(null);
      },
      "call.answered": ({ askId, answer }) => queue.answer(askId, answer),
      notice: showNotice,
      remember: ({ record }) => warned.remember(record),
      navigate: ({ to }) => {
        const isComingBack = to === loginPath && pathname.startsWith(dashboardPath);
        setLeftKey(key);
        navigate(isComingBack ? loginFrom(pathname + search) : to, { state: farewell.current });
        farewell.current = null;
      },
    },
  );
  const { status: stand, user, isUnreachable } = sessionView(snapshot);
  /** A page that is being left does not show meanwhile that no one is signed in. */
  const status = stand === "signedOut" && leftKey === key ? "loading" : stand;
  useLayoutEffect(() => onChange({ status, user }), [onChange, status, user]);
  useEffect(() => {
    if (!isUnreachable) return;
    onLine(<ConnectionLine trouble={globalThis.navigator.onLine ? "reconnecting" : "offline"} />);
    return () => onLine(null);
  }, [isUnreachable, onLine]);
  useEffect(() => queue.connect(send), [queue, send]);
  useNetwork(send);
  useElsewhere(elsewhere, send, user?.id ?? null);
  return null;
}

/** Brings what other tabs report to the machine. */
function useElsewhere(
  elsewhere: { current: Elsewhere | null },
  send: (event: SessionEvent) => void,
  userId: string | null,
): void {
  const knownId = useRef(userId);
  useEffect(() => {
    knownId.current = userId;
  });
  useEffect(() => {
    const tabs = listenElsewhere({
      markerAppeared: () => send({ type: "marker.appeared" }),
      markerVanished: () => send({ type: "marker.vanished" }),
      someoneSignedIn: (other) => {
        if (knownId.current !== null && knownId.current !== other) globalThis.location.reload();
      },
    });
    elsewhere.current = tabs;
    return tabs.stop;
  }, [send, elsewhere]);
}
