import { buttonScale, fontScale } from "./scales.ts";

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}

/** What a person can choose in the display settings, in the order it is shown [A11Y-02, A11Y-04, A11Y-05, A11Y-08]. */
export const displayChoices = {
  theme: ["light", "dark", "high-contrast", "auto"],
  fontSize: keysOf(fontScale),
  buttonSize: keysOf(buttonScale),
  colorBlindSupport: ["none", "protanopia", "deuteranopia", "tritanopia", "monochrome"],
} as const;

/** A choice of the display settings. */
export type DisplayChoice<Setting extends keyof typeof displayChoices> =
  (typeof displayChoices)[Setting][number];

/** The settings that reshape every page. */
export interface Display {
  theme: DisplayChoice<"theme">;
  fontSize: DisplayChoice<"fontSize">;
  buttonSize: DisplayChoice<"buttonSize">;
  reduceMotion: boolean;
  colorBlindSupport: DisplayChoice<"colorBlindSupport">;
  enhancedFocus: boolean;
  keyboardNavigation: boolean;
}

/** Attributes that the root element carries for these settings; undefined leaves an attribute away. */
export function displayAttributes(display: Display) {
  return {
    "data-theme": display.theme,
    "data-font-size": display.fontSize,
    "data-button-size": display.buttonSize,
    "data-motion": display.reduceMotion ? "reduced" : undefined,
    "data-color-vision": display.colorBlindSupport,
    "data-focus": display.enhancedFocus ? "enhanced" : undefined,
    "data-keyboard": display.keyboardNavigation ? "visible" : undefined,
  } as const;
}

/** Puts the settings on an element of a page that is already shown, at once. */
export function applyDisplay(root: Element, display: Display): void {
  for (const [name, value] of Object.entries(displayAttributes(display)))
    if (value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, value);
}
