import {
  type BottomBarItem,
  bottomBarItems,
  bottomBarView,
  createBottomBarMachine,
  isWithin,
  wideFromPx,
} from "@jobami/machines/navigation/bottom-bar";
import { createScrollToTopMachine, scrollToTopView } from "@jobami/machines/navigation/scroll-to-top";
import { BottomBar, type BottomBarItem as DrawnItem } from "@jobami/ui/BottomBar";
import { ScrollToTop } from "@jobami/ui/ScrollToTop";
import { Crown, Hammer, House, MessageCircle, Plus, UserRound } from "lucide-react";
import { lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { loadVoiceBarButton, VoiceContext } from "../features/account/voice/index.ts";
import {
  composePath,
  composeShortLabel,
  dashboardPath,
  dashboardShortLabel,
  messagesLabel,
  messagesPath,
  missionsLabel,
  missionsPath,
  ownProfilePath,
  ownProfileShortLabel,
  premiumLabel,
  premiumPath,
} from "../generated/paths.ts";
import { barPages } from "../machine-paths.ts";
import { nearestOf } from "../pages.ts";
import { focusPage } from "../platform/focus/index.ts";
import { Link } from "../platform/links/index.ts";
import { useFlow } from "../platform/machine/index.ts";
import { useSession } from "../platform/session/index.ts";
import { coversControl, knowBar, useCovers, useMedia } from "../platform/viewport/index.ts";
import { copy, unreadMessagesText } from "./copy.ts";
import { MissedPart } from "./MissedPart.tsx";
import * as css from "./Shell.css.ts";
import { loadPremiumStanding, loadUnreadMessages } from "./signed-in.ts";
import { WaitingLink } from "./WaitingLink.tsx";

const VoiceBarButton = lazy(loadVoiceBarButton);
const UnreadMessages = lazy(loadUnreadMessages);
const PremiumStanding = lazy(loadPremiumStanding);
const barMachine = createBottomBarMachine();
const topMachine = createScrollToTopMachine();

const drawn = (href: string, label: string, icon: ReactNode) => ({ label, icon, href });

/** The places that the product has; an item whose page is not there yet is not shown. */
const places: Partial<Record<BottomBarItem, Omit<DrawnItem, "id">>> = {
  home: drawn(dashboardPath, dashboardShortLabel, <House />),
  missions: drawn(missionsPath, missionsLabel, <Hammer />),
  premium: drawn(premiumPath, premiumLabel, <Crown />),
  publish: { ...drawn(composePath, composeShortLabel, <Plus />), isMain: true },
  messages: drawn(messagesPath, messagesLabel, <MessageCircle />),
  profile: drawn(ownProfilePath, ownProfileShortLabel, <UserRound />),
};

const typedInto =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=file]), textarea, [contenteditable=true], [role=spinbutton]";

/**
 * On phones the keyboard on the screen takes half of it: the bar makes room while there is something to type into,
 * also in a field that had the focus before this page was taken over.
 */
function useTyping(
  { isWide, pathname }: { isWide: boolean; pathname: string },
  send: (event: { type: "field.entered" } | { type: "field.left" }) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other page is looked at anew.
  useEffect(() => {
    if (isWide) return;
    const look = () =>
      send({ type: document.activeElement?.matches(typedInto) ? "field.entered" : "field.left" });
    const leave = () => send({ type: "field.left" });
    look();
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", leave);
      leave();
    };
  }, [isWide, pathname, send]);
}

/** What stands over the bottom of a page: the bar of signed-in people, and the way back to the top [BOT-01, BOT-27]. */
export function PageEdges() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [unread, setUnread] = useState(0);
  const [isPremium, setPremium] = useState<boolean | null>(null);
  const isVoiceOffered = use(VoiceContext)?.view.isOffered === true;
  const isWide = useMedia(`(min-width: ${wideFromPx}px)`);
  const [barSnapshot, sendBar] = useFlow(barMachine, undefined, {} as never);
  const [topSnapshot, sendTop] = useFlow(topMachine, undefined, {
    "scroll.requested": () => {
      focusPage();
      globalThis.scrollTo({ top: 0 });
    },
  });
  const coversFoot = useCovers("bar");
  const path = useRef(pathname);
  useEffect(() => {
    path.current = pathname;
    sendBar({ type: "page.changed" });
    sendTop({ type: "page.changed" });
  }, [pathname, sendBar, sendTop]);
  useTyping({ isWide, pathname }, sendBar);
  useEffect(knowBar, []);
  useEffect(() => {
    const look = () => {
      const y = Math.max(0, globalThis.scrollY);
      sendBar({ type: "page.scrolled", y });
      sendTop({
        type: "page.scrolled",
        y,
        pageHeight: document.documentElement.scrollHeight,
        windowHeight: globalThis.innerHeight,
        isProfile: isWithin(barPages.profile, path.current),
        coversControl: coversControl(),
      });
    };
    globalThis.addEventListener("scroll", look, { passive: true });
    return () => globalThis.removeEventListener("scroll", look);
  }, [sendBar, sendTop]);
  const bar = bottomBarView(barSnapshot, { path: pathname, isSignedIn: user !== null, isWide }, barPages);
  const current = nearestOf(
    Object.values(places).map(({ href }) => href),
    pathname,
  );
  // Until it is known who is premium, the offer's room is reserved: the other places do not move under a thumb.
  const items = bottomBarItems({ isPremium: isPremium ?? false }).flatMap((id) => {
    if (id === "premium" && isPremium === null) return [null];
    const place = places[id];
    const badge = id === "messages" ? { count: unread, label: unreadMessagesText(unread) } : undefined;
    return place === undefined ? [] : [{ id, ...place, badge, isCurrent: place.href === current }];
  });
  return (
    <>
      <MissedPart />
      <WaitingLink />
      {user !== null && (
        <Suspense fallback={null}>
          <UnreadMessages onCount={setUnread} />
          <PremiumStanding onKnown={setPremium} />
        </Suspense>
      )}
      <ScrollToTop
        ref={useCovers("above")}
        isShown={scrollToTopView(topSnapshot).isShown}
        isAboveBar={bar.isThere}
        onPress={() => sendTop({ type: "top.requested" })}
      />
      {(bar.isThere || bar.hasExtraSpace) && <div className={css.barSpace} aria-hidden="true" />}
      {bar.isThere && (
        <BottomBar
          ref={coversFoot}
          label={copy.quickAccess}
          items={items}
          first={
            isWide && isVoiceOffered ? (
              <Suspense fallback={null}>
                <VoiceBarButton />
              </Suspense>
            ) : null
          }
          isTucked={bar.isTucked}
          onFocus={() => sendBar({ type: "bar.focused" })}
          renderLink={({ href, ...link }) => <Link to={href} {...link} />}
        />
      )}
    </>
  );
}
