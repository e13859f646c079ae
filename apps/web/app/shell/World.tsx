import { ApiProvider } from "@jobami/api/http/provider";
import type { PageFacts } from "@jobami/api/pages/contract";
import { LinkProvider } from "@jobami/ui/link";
import { lazy, type ReactNode, Suspense, startTransition, useCallback, useMemo, useState } from "react";
import { ConnectionLineContext } from "../world/connection.ts";
import { useIsHydrated } from "../world/hydration.ts";
import { createLiveHub, LiveContext } from "../world/live.ts";
import { createNoticeBoard, NotifyContext } from "../world/notices.ts";
import { PageFactsContext } from "../world/page-facts.ts";
import { RouterLink } from "../world/RouterLink.tsx";
import { type Session, SessionContext } from "../world/session.ts";
import { OpenSettingsContext, type Settings, SettingsContext } from "../world/settings.ts";
import { type Voice, VoiceContext } from "../world/voice.ts";
import { LegalReader } from "./LegalReader.tsx";
import { createSessionDesk } from "./session-desk.ts";
import { hasSessionMarker } from "./session-marker.ts";

const SessionRunner = lazy(async () => ({ default: (await import("./SessionRunner.tsx")).SessionRunner }));
const LiveRunner = lazy(async () => ({ default: (await import("./LiveRunner.tsx")).LiveRunner }));
const SettingsRunner = lazy(async () => ({
  default: (await import("./SettingsRunner.tsx")).SettingsRunner,
}));
const VoiceCorner = lazy(async () => ({
  default: (await import("../features/voice/VoiceCorner.tsx")).VoiceCorner,
}));
const ConsentRunner = lazy(async () => ({ default: (await import("./ConsentRunner.tsx")).ConsentRunner }));
const Toasts = lazy(async () => ({ default: (await import("./Toasts.tsx")).Toasts }));

/** What the server knew, until the session machine runs. */
function known(facts: PageFacts): Pick<Session, "status" | "user"> {
  const isOpen = facts.user !== null || facts.hasSessionMarker;
  return { status: isOpen ? "loading" : "signedOut", user: facts.user };
}

/** What every page stands in: the server's facts, the session, the client and the passing notices. Machines come after the first paint. */
export function World({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  const [board] = useState(createNoticeBoard);
  const [desk] = useState(() => createSessionDesk());
  const [hub] = useState(createLiveHub);
  const [{ status, user }, setView] = useState(() => known(facts));
  const [settings, setSettings] = useState<Settings | null>(null);
  // The first ones come while a part of the page may still wait for its script: outside a transition React would give up that
  // part as the server drew it, and with it the field that somebody is typing into. A person's own change counts at once.
  const isTold = settings !== null;
  const takeSettings = useCallback(
    (told: Settings) => (isTold ? setSettings(told) : startTransition(() => setSettings(told))),
    [isTold],
  );
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const openSettings = useCallback(() => setSettingsOpen(true), []);
  const [voice, setVoice] = useState<Voice | null>(null);
  const [connectionLine, setConnectionLine] = useState<ReactNode>(null);
  const isHydrated = useIsHydrated();
  const session = useMemo<Session>(
    () => ({
      status,
      user,
      open: (opened) => desk.send({ type: "session.opened", user: opened }),
      close: () => desk.send({ type: "signOut.asked" }),
      recheck: () => {
        if (!hasSessionMarker()) desk.send({ type: "marker.vanished" });
      },
    }),
    [status, user, desk],
  );
  return (
    <PageFactsContext value={facts}>
      <ApiProvider api={desk.api}>
        <SessionContext value={session}>
          <NotifyContext value={board.post}>
            <SettingsContext value={settings}>
              <OpenSettingsContext value={openSettings}>
                <VoiceContext value={voice}>
                  <LiveContext value={hub.hear}>
                    <ConnectionLineContext value={connectionLine}>
                      <LinkProvider component={RouterLink}>
                        <LegalReader>{children}</LegalReader>
                      </LinkProvider>
                    </ConnectionLineContext>
                  </LiveContext>
                </VoiceContext>
              </OpenSettingsContext>
            </SettingsContext>
            {isHydrated && (
              <Suspense fallback={null}>
                <SessionRunner
                  facts={facts}
                  desk={desk}
                  post={board.post}
                  onChange={setView}
                  onLine={setConnectionLine}
                />
                <SettingsRunner
                  shown={facts.display}
                  onChange={takeSettings}
                  isOpen={isSettingsOpen}
                  onClose={() => setSettingsOpen(false)}
                />
                <Toasts board={board} />
              </Suspense>
            )}
            {isHydrated && status === "signedIn" && user !== null && (
              <Suspense key={user.id} fallback={null}>
                <LiveRunner userId={user.id} hub={hub} onLine={setConnectionLine} />
                <ConsentRunner user={user} />
              </Suspense>
            )}
            {settings !== null &&
              (settings.settings.speechEnabled || settings.settings.speechRecognition) && (
                <Suspense fallback={null}>
                  <VoiceCorner settings={settings.settings} onChange={setVoice} />
                </Suspense>
              )}
          </NotifyContext>
        </SessionContext>
      </ApiProvider>
    </PageFactsContext>
  );
}
