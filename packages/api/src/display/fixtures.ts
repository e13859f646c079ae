import type { CarriedDisplay } from "./contract.ts";

/** Large letters in a dark theme, chosen on another device. */
export const darkAndLarge: CarriedDisplay = {
  savedAt: "2026-01-15T09:00:00.000Z",
  settings: {
    theme: "dark",
    fontSize: "large",
    buttonSize: "normal",
    reduceMotion: false,
    colorBlindSupport: "none",
    enhancedFocus: false,
    keyboardNavigation: false,
    noticeTime: "long",
  },
};
