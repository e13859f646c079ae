import type { PageFacts } from "@jobami/api/pages/contract";
import {
  createSessionMachine,
  type SessionEvent,
  type SessionNoticeCode,
  type SessionView,
  sessionView,
} from "@jobami/machines/flows/session";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { NoticeText } from "../world/notices.ts";
import { storedRecord } from "../world/stored.ts";
import { useFlow } from "../world/use-flow.ts";
import { useNetwork } from "../world/use-network.ts";
import { ConnectionLine } from "./ConnectionLine.tsx";
import { forgetReadings } from "./forget-readings.ts";
import { sessionActors } from "./session.actors.ts";
import { sessionNotice } from "./session.copy.ts";
import type { SessionDesk } from "./session-desk.ts";
import { type Elsewhere, listenElsewhere } from "./session-elsewhere.ts";
import { clearSessionMarker } from "./session-marker.ts";

const warned = storedRecord<{ warnedDays: number | null }>({
  key: "session",
  kind: "device",
  lifeMs: 7 * 24 * 3_600_000,
  isValid: (value): value is { warnedDays: number | null } =>
    typeof value === "object" && value !== null && "warnedDays" in value,
});

interface SessionRunnerProps {
  facts: PageFacts;
  desk: SessionDesk;
  post: (notice: NoticeText) => void;
  onChange: (view: Pick<SessionView, "status" | "user">) => void;
  /** Where the page shows that the server cannot be reached. */
  onLine: (line: ReactNode) => void;
}

/** Runs the one session machine of the application; shows nothing itself. */
export function SessionRunner({ facts, desk, post, onChange, onLine }: SessionRunnerProps) {
  const [machine] = useState(() =>
    createSessionMachine({ now: Date.now }).provide({ actors: sessionActors(desk.api) }),
  );
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  /** The page from which the end of the session leads away, until it has. */
  const [leftKey, setLeftKey] = useState<string | null>(null);
  if (leftKey !== null && leftKey !== key) setLeftKey(null);
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
        if (reason === "elsewhere") return;
        clearSessionMarker();
        elsewhere.current?.tell(null);
      },
      "call.answered": ({ askId, answer }) => desk.answer(askId, answer),
      notice: say,
      remember: ({ record }) => warned.write(record),
      navigate: ({ to }) => {
        const isComingBack = to === "/login" && pathname.startsWith("/dashboard");
        setLeftKey(key);
        navigate(isComingBack ? `/login?from=${encodeURIComponent(pathname + search)}` : to);
      },
    },
  );
  const { status: stand, user, isUnreachable } = sessionView(snapshot);
  /** A page that is being left does not say meanwhile that nobody is signed in. */
  const status = stand === "signedOut" && leftKey === key ? "loading" : stand;
  useLayoutEffect(() => onChange({ status, user }), [onChange, status, user]);
  useEffect(() => {
    if (!isUnreachable) return;
    onLine(<ConnectionLine trouble={globalThis.navigator.onLine ? "reconnecting" : "offline"} />);
    return () => onLine(null);
  }, [isUnreachable, onLine]);
  useEffect(() => desk.connect(send), [desk, send]);
  useNetwork(send);
  useElsewhere(elsewhere, send, user?.id ?? null);
  return null;
}

/** Brings what other tabs say to the machine. */
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
