import { createNavBarMachine, type NavBarView, navBarView } from "@jobami/machines/flows/nav-bar";
import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { useSession } from "../world/session.ts";
import { useFlow } from "../world/use-flow.ts";
import type { NavDesk } from "./nav-desk.ts";

const machine = createNavBarMachine();

interface NavRunnerProps {
  desk: NavDesk;
  onChange: (view: Pick<NavBarView, "isShrunk" | "openMenu">) => void;
}

/** Runs the machine of the bar; shows nothing itself. */
export function NavRunner({ desk, onChange }: NavRunnerProps) {
  const { close } = useSession();
  const location = useLocation();
  const isLanding = location.pathname === "/";
  const [snapshot, send] = useFlow(
    machine,
    { width: globalThis.innerWidth, isLanding },
    { signOut: () => close() },
  );
  const { isShrunk, openMenu } = navBarView(snapshot);
  useLayoutEffect(() => onChange({ isShrunk, openMenu }), [onChange, isShrunk, openMenu]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of address closes the menus, an anchor's too.
  useEffect(() => send({ type: "page.changed", isLanding }), [location, isLanding, send]);
  useEffect(() => desk.connect(send), [desk, send]);
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
  return null;
}
