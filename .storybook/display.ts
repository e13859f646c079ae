import { settingsLabels } from "@jobami/ui/patterns/SettingsPanel";
import { applyDisplay, type Display, displayChoices } from "@jobami/ui/theme";
import type { Decorator, Preview } from "@storybook/react-vite";
import { isVisual } from "./visual.ts";

type Menus = NonNullable<Preview["globalTypes"]>;
type Menu = Menus[string];
type Icon = NonNullable<NonNullable<Menu["toolbar"]>["icon"]>;

const choice = (title: string, icon: Icon, items: Record<string, string>): Menu => ({
  name: title,
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

const { titles, choices } = settingsLabels;
/** A switch as a menu: its text states what it is about, since the bar shows the choice alone. */
const onOff = (title: string) => ({ off: `${title}\u00a0: non`, on: `${title}\u00a0: oui` });

/** The display settings of the product as toolbar menus, with the product's own choices and text. */
export const displayMenus: Menus = {
  theme: choice(titles.theme, "contrast", choices.theme),
  fontSize: choice(titles.fontSize, "type", choices.fontSize),
  buttonSize: choice(titles.buttonSize, "button", choices.buttonSize),
  colorVision: choice(titles.colorBlindSupport, "eye", choices.colorBlindSupport),
  motion: choice(titles.reduceMotion, "play", onOff(titles.reduceMotion)),
  focus: choice(titles.enhancedFocus, "outline", onOff(titles.enhancedFocus)),
  keyboard: choice(titles.keyboardNavigation, "accessibility", onOff(titles.keyboardNavigation)),
  visual: choice("Photo", "photo", { off: "Vivant", on: "Figé, comme en photo" }),
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

/** Puts the chosen display settings where the theme reads them: on the root element. */
export const withDisplaySettings: Decorator = (Story, { globals }) => {
  applyDisplay(document.documentElement, displayOf(globals));
  return Story();
};
