import type { SnapshotFrom } from "xstate";
import { balancesFromPx, type NavLayout, navLayout } from "./nav-bar.layout.ts";
import type { NavBarMachine } from "./nav-bar.machine.ts";

/** What the bar shows. */
export interface NavBarView {
  layout: NavLayout;
  hasBalances: boolean;
  isShrunk: boolean;
  openMenu: "side" | "account" | null;
}

/** Snapshot to screen. */
export function navBarView(snapshot: Pick<SnapshotFrom<NavBarMachine>, "hasTag" | "context">): NavBarView {
  const { width } = snapshot.context;
  return {
    layout: navLayout(width),
    hasBalances: width >= balancesFromPx,
    isShrunk: snapshot.hasTag("shrunk"),
    openMenu: snapshot.hasTag("sideMenu") ? "side" : snapshot.hasTag("accountMenu") ? "account" : null,
  };
}
