/** NAV-21: the desktop layout from this width on, in px. */
export const desktopFromPx = 980;
/** NAV-22, NAV-23: the tablet layout from this width on, the mobile one below, in px. */
export const tabletFromPx = 640;
/** NAV-27: balances stand in the bar from this width on, in px. */
export const balancesFromPx = 370;

export type NavLayout = "mobile" | "tablet" | "desktop";

/** The layout of a width in px [NAV-21, NAV-22, NAV-23]. */
export function navLayout(width: number): NavLayout {
  if (width >= desktopFromPx) return "desktop";
  return width >= tabletFromPx ? "tablet" : "mobile";
}
