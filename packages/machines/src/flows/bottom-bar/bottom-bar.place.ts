/** Windows at least this wide are wide ones for the bar, in px (reading 13). */
export const wideFromPx = 768;

const profile = "/dashboard/profil";
/** Pages below the profile that keep the bar on small screens [BOT-05, BOT-07]. */
const ordinaryBelowProfile = ["favoris", "securite"];

function isAt(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

/** The profile or a page below it. */
export function isProfilePage(path: string): boolean {
  return isAt(path, profile);
}

function nameBelowProfile(path: string): string | null {
  const below = path.startsWith(`${profile}/`) ? path.slice(profile.length + 1).replace(/\/$/, "") : "";
  return below === "" || below.includes("/") ? null : below;
}

/** Who looks at which page, in how wide a window. */
export interface BarPlace {
  path: string;
  isSignedIn: boolean;
  isWide: boolean;
}

/** Whether the bar belongs to a page: the dashboard's, for signed-in people; on small screens not the profile's own [BOT-01..06]. */
export function hasBottomBar({ path, isSignedIn, isWide }: BarPlace): boolean {
  if (!isSignedIn || !isAt(path, "/dashboard")) return false;
  if (isWide) return true;
  if (path === profile || path === `${profile}/`) return false;
  const name = nameBelowProfile(path);
  return name === null || ordinaryBelowProfile.includes(name);
}

/** Whether a page ends with more space on small screens [BOT-07]. */
export function hasExtraSpace({ path, isWide }: Pick<BarPlace, "path" | "isWide">): boolean {
  return !isWide && isProfilePage(path) && !ordinaryBelowProfile.includes(nameBelowProfile(path) ?? "");
}

/** The items of the bar, by name. */
export type BottomBarItem = "home" | "missions" | "premium" | "publish" | "messages" | "profile";

/** The items in their order; Premium only for who is known not to be premium: null while nothing is known [BOT-08, BOT-11]. */
export function bottomBarItems({ isPremium }: { isPremium: boolean | null }): BottomBarItem[] {
  const offers: BottomBarItem[] = isPremium === false ? ["premium"] : [];
  return ["home", "missions", ...offers, "publish", "messages", "profile"];
}
