import { applyDisplay, type Display, type DisplayChoice, displayChoices } from "@jobami/ui/theme";
import type { Decorator, Preview } from "@storybook/react-vite";
import { isVisual } from "./visual.ts";

type Menus = NonNullable<Preview["globalTypes"]>;
type Menu = Menus[string];

const choice = (title: string, items: Record<string, string>): Menu => ({
  name: title,
  description: title,
  toolbar: {
    title,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

const sizesOf = (what: string): Record<DisplayChoice<"fontSize">, string> => ({
  small: `${what} S`,
  normal: `${what} M`,
  large: `${what} L`,
  "extra-large": `${what} XL`,
});

/** The display settings of the product as menus, in so few letters, and without icons, that the longest of all fit beside each other at 1280 px. */
export const displayMenus: Menus = {
  theme: choice("Theme", {
    light: "Light",
    dark: "Dark",
    "high-contrast": "Contrast",
    auto: "Device",
  } satisfies Record<DisplayChoice<"theme">, string>),
  fontSize: choice("Size of text", sizesOf("Text")),
  buttonSize: choice("Size of buttons", sizesOf("Button")),
  colorVision: choice("Colour vision", {
    none: "Colours",
    protanopia: "Protanopia",
    deuteranopia: "Deuteranopia",
    tritanopia: "Tritanopia",
    monochrome: "Greys",
  } satisfies Record<DisplayChoice<"colorBlindSupport">, string>),
  motion: choice("Motion", { off: "Motion", on: "Still" }),
  focus: choice("Mark of the focus", { off: "Focus", on: "Strong focus" }),
  keyboard: choice("What the keyboard reaches", { off: "Keys", on: "Keys shown" }),
  direction: choice("Direction of text", { ltr: "LTR", rtl: "RTL" }),
  visual: choice("As in a picture", { off: "Live", on: "Picture" }),
};

/** What a new visitor has, in a light room. */
export const displayDefaults = {
  theme: "light",
  fontSize: "normal",
  buttonSize: "normal",
  colorVision: "none",
  motion: "off",
  focus: "off",
  keyboard: "off",
  direction: "ltr",
  visual: "off",
};

function known<Choice extends string>(value: unknown, choices: readonly Choice[], usual: Choice): Choice {
  return choices.find((one) => one === value) ?? usual;
}

/** The display settings that the toolbar (or the address) asks for; unknown values are the usual ones. */
function displayOf(globals: Record<string, unknown>): Display {
  return {
    theme: known(globals.theme, displayChoices.theme, "light"),
    fontSize: known(globals.fontSize, displayChoices.fontSize, "normal"),
    buttonSize: known(globals.buttonSize, displayChoices.buttonSize, "normal"),
    colorBlindSupport: known(globals.colorVision, displayChoices.colorBlindSupport, "none"),
    reduceMotion: isVisual || globals.visual === "on" || globals.motion === "on",
    enhancedFocus: globals.focus === "on",
    keyboardNavigation: globals.keyboard === "on",
  };
}

/** Puts the chosen display settings and the direction of text where the theme reads them: on the root element. */
export function applySettings(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  applyDisplay(root, displayOf(globals));
  if (globals.direction === "rtl") root.dir = "rtl";
  else root.removeAttribute("dir");
}

/** Shows a story as the toolbar asks for. */
export const withDisplaySettings: Decorator = (Story, { globals }) => {
  applySettings(globals);
  return Story();
};
