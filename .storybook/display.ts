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

const sizes = { small: "petite", normal: "normale", large: "grande", "extra-large": "très grande" };

/** The display settings of the product as toolbar menus. */
export const displayMenus: Menus = {
  theme: choice("Thème", "contrast", {
    light: "clair",
    dark: "sombre",
    "high-contrast": "contraste fort",
    auto: "du système",
  }),
  fontSize: choice("Texte", "type", sizes),
  buttonSize: choice("Boutons", "button", sizes),
  visual: choice("Mouvement", "play", { off: "libre", on: "figé, comme en photo" }),
};

/** What a new visitor has. */
export const displayDefaults = { theme: "light", fontSize: "normal", buttonSize: "normal", visual: "off" };

/** Widths at which a screen is judged. */
export const widths = Object.fromEntries(
  [320, 390, 768, 1280].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < 500 ? "844px" : "900px" } },
  ]),
);

/** Puts the chosen display settings where the theme reads them: on the root element. */
export const withDisplaySettings: Decorator = (Story, { globals }) => {
  const { dataset } = document.documentElement;
  dataset.theme = String(globals.theme);
  dataset.fontSize = String(globals.fontSize);
  dataset.buttonSize = String(globals.buttonSize);
  if (isVisual || globals.visual === "on") dataset.motion = "reduced";
  else delete dataset.motion;
  return Story();
};
