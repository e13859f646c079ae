import { hasBottomBar } from "@jobami/machines/navigation/bottom-bar";
import { barPages } from "../../../machine-paths.ts";

/** In which windows the bar at the foot stands below what is there: in all, in wide ones, or in none. */
export function barBelow(path: string, isSignedIn: boolean): "all" | "wide" | undefined {
  const isThere = (isWide: boolean) => hasBottomBar({ path, isSignedIn, isWide }, barPages);
  if (isThere(false)) return "all";
  return isThere(true) ? "wide" : undefined;
}
