import {
  createNavBarMachine,
  type NavBarEvent,
  type NavBarView,
  navBarView,
} from "@jobami/machines/navigation/nav-bar";
import { lazy, Suspense, useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { loadSearchDialog } from "../features/site/search-dialog/index.ts";
import { landingPath } from "../generated/paths.ts";
import { type EventQueue, useFlow } from "../platform/machine/index.ts";
import { useSession } from "../platform/session/index.ts";
import { SiteMenu } from "./side-menu/SiteMenu.tsx";

const machine = createNavBarMachine();
const SearchDialog = lazy(loadSearchDialog);

interface NavControllerProps {
  queue: EventQueue<NavBarEvent>;
  onChange: (view: Pick<NavBarView, "isShrunk" | "openMenu">) => void;
}

/** Runs the machine of the bar; of what it opens, the menu of narrow screens and the search come with it. */
export function NavController({ queue, onChange }: NavControllerProps) {
  const { close } = useSession();
  const location = useLocation();
  const isLanding = location.pathname === landingPath;
  const [snapshot, send] = useFlow(
    machine,
    { width: globalThis.innerWidth, isLanding },
    { "sign-out.requested": () => close() },
  );
  const { isShrunk, openMenu } = navBarView(snapshot);
  useLayoutEffect(() => onChange({ isShrunk, openMenu }), [onChange, isShrunk, openMenu]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of address closes the menus, an anchor's too.
  useEffect(() => send({ type: "page.changed", isLanding }), [location, isLanding, send]);
  useEffect(() => queue.connect(send), [queue, send]);
  useEffect(() => {
    const look = () => send({ type: "page.scrolled", y: globalThis.scrollY });
    const measure = () => send({ type: "window.resized", width: globalThis.innerWidth });
    look();
    globalThis.addEventListener("scroll", look, { passive: true });
    globalThis.addEventListener("resize", measure);
    return () => {
      globalThis.removeEventListener("scroll", look);
      globalThis.removeEventListener("resize", measure);
    };
  }, [send]);
  return (
    <>
      <SiteMenu isOpen={openMenu === "side"} send={send} />
      {openMenu === "search" && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => send({ type: "menus.left" })} />
        </Suspense>
      )}
    </>
  );
}
