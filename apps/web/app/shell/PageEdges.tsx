import {
  type BottomBarItem,
  bottomBarItems,
  bottomBarView,
  createBottomBarMachine,
  isProfilePage,
  wideFromPx,
} from "@jobami/machines/flows/bottom-bar";
import { createScrollToTopMachine, scrollToTopView } from "@jobami/machines/flows/scroll-to-top";
import { BottomBar, type BottomBarItem as DrawnItem } from "@jobami/ui/BottomBar";
import { ScrollToTop } from "@jobami/ui/ScrollToTop";
import { Hammer, House, Plus } from "lucide-react";
import { lazy, Suspense, use, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { focusPage } from "../world/focus-page.ts";
import { useSession } from "../world/session.ts";
import { useFlow } from "../world/use-flow.ts";
import { VoiceContext } from "../world/voice.ts";
import { words } from "./copy.ts";
import * as css from "./Shell.css.ts";
import { useMedia } from "./use-window.ts";

const VoiceBarButton = lazy(async () => ({
  default: (await import("../features/voice/VoiceBarButton.tsx")).VoiceBarButton,
}));
const barMachine = createBottomBarMachine();
const topMachine = createScrollToTopMachine();

/** The places that the product has; an item whose page is not there yet is not shown. */
const places: Partial<Record<BottomBarItem, Omit<DrawnItem, "id">>> = {
  home: { label: words.home, icon: <House />, href: "/dashboard" },
  missions: { label: words.missions, icon: <Hammer />, href: "/dashboard/missions" },
  publish: {
    label: words.publish,
    icon: <Plus />,
    href: "/dashboard/missions/poster-une-mission",
    isMain: true,
  },
};

/** The most precise place that a path lies in. */
function currentPlace(path: string): string | undefined {
  return Object.values(places)
    .map(({ href }) => href)
    .filter((href) => path === href || (href !== "/dashboard" && path.startsWith(`${href}/`)))
    .sort((one, other) => other.length - one.length)[0];
}

/** What stands over the bottom of a page: the bar of signed-in people, and the way back to the top [BOT-01, BOT-27]. */
export function PageEdges() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isVoiceOffered = use(VoiceContext)?.view.isOffered === true;
  const isWide = useMedia(`(min-width: ${wideFromPx}px)`);
  const [barSnapshot, sendBar] = useFlow(barMachine, undefined, {} as never);
  const [topSnapshot, sendTop] = useFlow(topMachine, undefined, {
    scrollToTop: () => {
      focusPage();
      globalThis.scrollTo({ top: 0 });
    },
  });
  const path = useRef(pathname);
  useEffect(() => {
    path.current = pathname;
    sendBar({ type: "page.changed" });
    sendTop({ type: "page.changed" });
  }, [pathname, sendBar, sendTop]);
  useEffect(() => {
    const look = () => {
      const y = Math.max(0, globalThis.scrollY);
      sendBar({ type: "page.scrolled", y });
      sendTop({
        type: "page.scrolled",
        y,
        pageHeight: document.documentElement.scrollHeight,
        windowHeight: globalThis.innerHeight,
        isProfile: isProfilePage(path.current),
      });
    };
    globalThis.addEventListener("scroll", look, { passive: true });
    return () => globalThis.removeEventListener("scroll", look);
  }, [sendBar, sendTop]);
  const bar = bottomBarView(barSnapshot, { path: pathname, isSignedIn: user !== null, isWide });
  const current = currentPlace(pathname);
  const items = bottomBarItems({ isPremium: null }).flatMap((id) => {
    const place = places[id];
    return place === undefined ? [] : [{ id, ...place, isCurrent: place.href === current }];
  });
  return (
    <>
      <ScrollToTop
        isShown={scrollToTopView(topSnapshot).isShown}
        isAboveBar={bar.isThere}
        onPress={() => sendTop({ type: "top.asked" })}
      />
      {(bar.isThere || bar.hasExtraSpace) && <div className={css.barSpace} aria-hidden="true" />}
      {bar.isThere && (
        <BottomBar
          label={words.quickAccess}
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
