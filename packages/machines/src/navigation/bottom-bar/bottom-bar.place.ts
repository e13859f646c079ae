/** Windows at least this wide are wide ones for the bar, in px (reading 13). */
export const wideFromPx = 768;

/** The pages that the bar is about; the product gives their paths. */
export interface BarPages {
  dashboard: string;
  profile: string;
  /** Pages below the profile that keep the bar on small screens [BOT-05, BOT-07]. */
  ordinaryBelowProfile: readonly string[];
}

/** Whether a path is an area of the product or below it. */
export function isWithin(area: string, path: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

const isOrdinary = (path: string, { ordinaryBelowProfile }: BarPages) =>
  ordinaryBelowProfile.includes(path.replace(/\/$/, ""));

function isDirectlyBelow(area: string, path: string): boolean {
  return isWithin(area, path) && /^\/[^/]+\/?$/.test(path.slice(area.length));
}

/** Who reads which page, in how wide a window. */
export interface BarPlace {
  path: string;
  isSignedIn: boolean;
  isWide: boolean;
}

/** Whether the bar belongs to a page: the dashboard's, for signed-in people; on small screens not the profile's own [BOT-01..06]. */
export function hasBottomBar({ path, isSignedIn, isWide }: BarPlace, pages: BarPages): boolean {
  if (!isSignedIn || !isWithin(pages.dashboard, path)) return false;
  if (isWide || isOrdinary(path, pages)) return true;
  return path.replace(/\/$/, "") !== pages.profile && !isDirectlyBelow(pages.profile, path);
}

/** Whether a page ends with more space on small screens [BOT-07]. */
export function hasExtraSpace({ path, isWide }: Pick<BarPlace, "path" | "isWide">, pages: BarPages): boolean {
  return !isWide && isWithin(pages.profile, path) && !isOrdinary(path, pages);
}

/** The items of the bar, by name. */
export type BottomBarItem = "home" | "missions" | "premium" | "publish" | "messages" | "profile";

/** The items in their order; Premium only for who is known not to be premium: null while nothing is known. */
export function bottomBarItems({ isPremium }: { isPremium: boolean | null }): BottomBarItem[] {
  const offers: BottomBarItem[] = isPremium === false ? ["premium"] : [];
  return ["home", "missions", ...offers, "publish", "messages", "profile"];
}
