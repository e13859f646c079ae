import type { Extent } from "./notification-dropdown.types.ts";

/** Windows narrower than this are mobile, in px (reading 13). */
export const mobileBelow = 768;
/** NOTIF-42: the smallest size, in px. */
export const smallestPanel: Extent = { width: 250, height: 200 };

/** NOTIF-40, NOTIF-41: the size until the person chooses another, in px. */
const usual = { mobile: { width: 380, height: 350 }, wide: { width: 500, height: 450 } };
/** NOTIF-43, NOTIF-44: what the window keeps for itself, in px. */
const margins = { mobile: { width: 16, height: 80 }, wide: { width: 32, height: 100 } };

interface Bounds {
  min: number;
  max: number;
}

function kindOf(viewport: Extent): "mobile" | "wide" {
  return viewport.width < mobileBelow ? "mobile" : "wide";
}

/** Least and greatest lengths in a window; a window too small for the least leaves what it has. */
export function panelBounds(viewport: Extent): { width: Bounds; height: Bounds } {
  const aside = margins[kindOf(viewport)];
  const side = (axis: keyof Extent): Bounds => {
    const max = Math.max(0, viewport[axis] - aside[axis]);
    return { min: Math.min(smallestPanel[axis], max), max };
  };
  return { width: side("width"), height: side("height") };
}

/** The size in a window: the chosen one or the usual one, within the bounds. */
export function panelSize(viewport: Extent, chosen: Extent | null): Extent {
  const wanted = chosen ?? usual[kindOf(viewport)];
  const bounds = panelBounds(viewport);
  const within = (axis: keyof Extent) =>
    Math.min(bounds[axis].max, Math.max(bounds[axis].min, Math.round(wanted[axis])));
  return { width: within("width"), height: within("height") };
}
