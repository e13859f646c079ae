export { balancesFromPx, desktopFromPx, type NavLayout, navLayout, tabletFromPx } from "./nav-bar.layout.ts";
export { createNavBarMachine, type NavBarMachine } from "./nav-bar.machine.ts";
export type { NavBarEmitted, NavBarEvent, NavBarInput } from "./nav-bar.types.ts";
export { type NavBarView, navBarView } from "./nav-bar.view.ts";
