import { media } from "@jobami/ui/theme";
import type { NoticeText } from "../../../platform/notices/index.ts";
import { hintCopy } from "./copy.ts";

/** What a person asked of their system that this product follows by itself. */
export interface SystemWishes {
  contrast: boolean;
  lessMotion: boolean;
  largeText: boolean;
}

/** The size of text of a browser that no one set otherwise, in px. */
const usualTextPx = 16;
/** Long enough to be read slowly, in ms; it can be closed before, and is read again in the settings. */
const hintMs = 60_000;
const hintKey = "jobami:display-hint";

/** What this device asks for; before anything was chosen here, the text of the page is as large as the browser’s own. */
export function readSystemWishes(): SystemWishes {
  const asks = (query: string) => globalThis.matchMedia(query).matches;
  return {
    contrast: asks("(prefers-contrast: more)") || asks(media.forcedColors),
    lessMotion: !asks(media.motionAllowed),
    largeText: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > usualTextPx,
  };
}

/** What is followed already, and where there is more; null for whom nothing is followed. */
export function hintOf(wishes: SystemWishes): NoticeText | null {
  const followed = (["contrast", "lessMotion", "largeText"] as const).filter((wish) => wishes[wish]);
  if (followed.length === 0) return null;
  return {
    kind: "info",
    title: hintCopy.title,
    message: hintCopy.message(followed.map((wish) => hintCopy.followed[wish])),
    duration: hintMs,
  };
}

/** Notes that the hint is shown on this device; false where it was before, or where that cannot be noted. */
export function claimHint(): boolean {
  try {
    if (localStorage.getItem(hintKey) !== null) return false;
    localStorage.setItem(hintKey, "shown");
    return true;
  } catch {
    return false;
  }
}
