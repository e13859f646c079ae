import type { DisplaySettings } from "@jobami/api/pages/contract";

const name = "jobami_display";
const lifeSeconds = 365 * 24 * 3600;

/** The line that sets the cookie: the display part of the settings and nothing else, for a year. */
export function displayCookieLine(display: DisplaySettings, isSecure: boolean): string {
  const { theme, fontSize, buttonSize, reduceMotion, colorBlindSupport, enhancedFocus, keyboardNavigation } =
    display;
  const mirrored: DisplaySettings = {
    theme,
    fontSize,
    buttonSize,
    reduceMotion,
    colorBlindSupport,
    enhancedFocus,
    keyboardNavigation,
  };
  const value = encodeURIComponent(JSON.stringify(mirrored));
  return `${name}=${value}; path=/; max-age=${lifeSeconds}; samesite=lax${isSecure ? "; secure" : ""}`;
}

/** Mirrors the display settings for the server, so that the next page is right from its first byte [A11Y-01]. */
export function mirrorDisplay(display: DisplaySettings): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = displayCookieLine(display, globalThis.location.protocol === "https:");
}
