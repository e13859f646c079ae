import type { SnapshotFrom } from "xstate";
import { balancesFromPx, type NavLayout, navLayout } from "./nav-bar.layout.ts";
import type { NavBarMachine } from "./nav-bar.machine.ts";

/** What the bar shows. */
export interface NavBarView {
  layout: NavLayout;
  hasBalances: boolean;
  isShrunk: boolean;
  openMenu: "side" | "account" | "places" | "search" | null;
}

type Shown = Pick<SnapshotFrom<NavBarMachine>, "hasTag" | "context">;

function openMenuOf(snapshot: Shown): NavBarView["openMenu"] {
  if (snapshot.hasTag("sideMenu")) return "side";
  if (snapshot.hasTag("accountMenu")) return "account";
  if (snapshot.hasTag("search")) return "search";
  return snapshot.hasTag("placesMenu") ? "places" : null;
}

/** Snapshot to screen. */
export function navBarView(snapshot: Shown): NavBarView {
  const { width } = snapshot.context;
  return {
    layout: navLayout(width),
    hasBalances: width >= balancesFromPx,
    isShrunk: snapshot.hasTag("shrunk"),
    openMenu: openMenuOf(snapshot),
  };
}
