import { ApiProvider } from "@jobami/api/http/provider";
import type { PageFacts } from "@jobami/api/pages/contract";
import { ClockContext } from "@jobami/ui/clock";
import { LinkProvider } from "@jobami/ui/link";
import { lazy, type ReactNode, Suspense, startTransition, useCallback, useMemo, useState } from "react";
import { loadConsentController } from "./features/account/consents/index.ts";
import { loadSettingsController } from "./features/account/display-settings/index.ts";
import { loadVoiceCorner, type Voice, VoiceContext } from "./features/account/voice/index.ts";
import { LegalReader } from "./features/site/legal/index.ts";
import { systemClock } from "./platform/clock/index.ts";
import { OpenSettingsContext, type Settings, SettingsContext } from "./platform/display/index.ts";
import { RouterLink } from "./platform/links/index.ts";
import {
  ConnectionLineContext,
  createLiveHub,
  LiveContext,
  loadLiveController,
  WhisperContext,
} from "./platform/live/index.ts";
import { createNoticeBoard, loadToasts, NotifyContext } from "./platform/notices/index.ts";
import { PageFactsContext, useIsHydrated, whenWanted } from "./platform/page/index.ts";
import {
  createSessionQueue,
  hasSessionMarker,
  loadSessionController,
  type Session,
  SessionContext,
} from "./platform/session/index.ts";

const SessionController = lazy(whenWanted(loadSessionController));
const LiveController = lazy(loadLiveController);
const SettingsController = lazy(whenWanted(loadSettingsController));
const VoiceCorner = lazy(loadVoiceCorner);
const ConsentController = lazy(loadConsentController);
const Toasts = lazy(whenWanted(loadToasts));

/** What the server knew, until the session machine runs. */
function known(facts: PageFacts): Pick<Session, "status" | "user"> {
  const isOpen = facts.user !== null || facts.hasSessionMarker;
  return { status: isOpen ? "loading" : "signedOut", user: facts.user };
}

/** What every page stands in: the server's facts, the session, the client and the passing notices. Machines come after the first paint. */
export function AppProviders({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  const [board] = useState(createNoticeBoard);
  const [queue] = useState(() => createSessionQueue());
  const [hub] = useState(createLiveHub);
  const [{ status, user }, setView] = useState(() => known(facts));
  const [settings, setSettings] = useState<Settings | null>(null);
  // The first ones come while a part of the page may still wait for its script: outside a transition React would give up that
  // part as the server drew it, and with it the field that a person is typing into. A person's own change counts at once.
  const hasSettings = settings !== null;
  const takeSettings = useCallback(
    (reported: Settings) =>
      hasSettings ? setSettings(reported) : startTransition(() => setSettings(reported)),
    [hasSettings],
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
      open: (opened) => queue.send({ type: "session.opened", user: opened }),
      close: () => queue.send({ type: "sign-out.requested" }),
      recheck: () => {
        if (!hasSessionMarker()) queue.send({ type: "marker.vanished" });
      },
    }),
    [status, user, queue],
  );
  return (
    <ClockContext value={systemClock}>
      <PageFactsContext value={facts}>
        <ApiProvider api={queue.api}>
          <SessionContext value={session}>
            <NotifyContext value={board.post}>
              <SettingsContext value={settings}>
                <OpenSettingsContext value={openSettings}>
                  <VoiceContext value={voice}>
                    <LiveContext value={hub.hear}>
                      <WhisperContext value={hub.whisper}>
                        <ConnectionLineContext value={connectionLine}>
                          <LinkProvider component={RouterLink}>
                            <LegalReader>{children}</LegalReader>
                          </LinkProvider>
                        </ConnectionLineContext>
                      </WhisperContext>
                    </LiveContext>
                  </VoiceContext>
                </OpenSettingsContext>
              </SettingsContext>
              {isHydrated && (
                <Suspense fallback={null}>
                  <SessionController
                    facts={facts}
                    queue={queue}
                    post={board.post}
                    onChange={setView}
                    onLine={setConnectionLine}
                  />
                  <SettingsController
                    shown={facts.display}
                    onChange={takeSettings}
                    isOpen={isSettingsOpen}
                    onClose={() => setSettingsOpen(false)}
                  />
                  <Toasts board={board} time={settings?.settings.noticeTime} userId={user?.id} />
                </Suspense>
              )}
              {isHydrated && status === "signedIn" && user !== null && (
                <Suspense key={user.id} fallback={null}>
                  <LiveController user={user} hub={hub} onLine={setConnectionLine} />
                  <LiveContext value={hub.hear}>
                    <ConsentController user={user} />
                  </LiveContext>
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
    </ClockContext>
  );
}
