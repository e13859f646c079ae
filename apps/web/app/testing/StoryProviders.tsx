import type { SessionUser } from "@jobami/api/auth/contract";
import { createApi } from "@jobami/api/http/client";
import { ApiProvider } from "@jobami/api/http/provider";
import type { PageFacts } from "@jobami/api/pages/contract";
import { franceZone } from "@jobami/api/places/france-zone";
import { ClockContext } from "@jobami/ui/clock";
import { LinkProvider } from "@jobami/ui/link";
import type { ReactNode } from "react";
import { MemoryRouter, parsePath } from "react-router";
import { SWRConfig } from "swr";
import { OwnZoneContext, systemClock } from "../platform/clock/index.ts";
import { OriginContext, RouterLink } from "../platform/links/index.ts";
import { type HearLive, LiveContext } from "../platform/live/index.ts";
import { NotifyContext } from "../platform/notices/index.ts";
import { PageFactsContext } from "../platform/page/index.ts";
import { type Session, SessionContext } from "../platform/session/index.ts";

const api = createApi({ now: systemClock.now });

const facts: PageFacts = {
  user: null,
  hasSessionMarker: false,
  display: {
    theme: "light",
    fontSize: "normal",
    buttonSize: "normal",
    reduceMotion: false,
    colorBlindSupport: "none",
    enhancedFocus: false,
    keyboardNavigation: false,
  },
  brand: { name: "Jobami", phone: "01 84 80 26 26", email: "bonjour@jobami.fr", city: "Lyon" },
  publisher: {},
  socials: [],
  mailboxPath: "/dev/mailbox",
  hasGoogle: true,
  demoAccounts: [],
  form: { csrfToken: "jeton", key: "tirage" },
};

interface StoryProvidersProps {
  children: ReactNode;
  /** Address of the page that is shown. */
  path?: string;
  /** What the history keeps with that address. */
  state?: object;
  user?: SessionUser | null;
  status?: Session["status"];
  onNotice?: (notice: { title: string }) => void;
  /** The live channel; a silent one unless a story speaks through it. */
  live?: HearLive;
  /** The time, in ms, at which a story is shown that depends on it; the present otherwise. */
  now?: number;
}

/** Where stories place the site. */
export const storyOrigin = "https://jobami.example";

const silence: HearLive = () => () => {};
/** Each story reads anew, and a failed reading stays failed. */
const reading = { provider: () => new Map(), errorRetryCount: 0, revalidateOnFocus: false };

/** What a screen stands in inside a story: the contract's sample answers, a page of its own, no one or a signed-in person. */
export function StoryProviders({
  children,
  path = "/",
  state,
  user = null,
  status,
  onNotice,
  live = silence,
  now,
}: StoryProvidersProps) {
  const session: Session = {
    status: status ?? (user === null ? "signedOut" : "signedIn"),
    user,
    open: () => {},
    close: () => {},
    recheck: () => {},
  };
  return (
    <ClockContext value={now === undefined ? systemClock : { now: () => now }}>
      <OwnZoneContext value={franceZone}>
        <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
          <PageFactsContext value={{ ...facts, user }}>
            <ApiProvider api={api}>
              <SWRConfig value={reading}>
                <SessionContext value={session}>
                  <LiveContext value={live}>
                    <NotifyContext value={onNotice ?? (() => {})}>
                      <OriginContext value={storyOrigin}>
                        <LinkProvider component={RouterLink}>{children}</LinkProvider>
                      </OriginContext>
                    </NotifyContext>
                  </LiveContext>
                </SessionContext>
              </SWRConfig>
            </ApiProvider>
          </PageFactsContext>
        </MemoryRouter>
      </OwnZoneContext>
    </ClockContext>
  );
}
