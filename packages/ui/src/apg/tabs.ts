import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Tabs",
  page: "tabs",
  rows: {
    tab: "Tab moves to the shown tab, then on into its panel",
    "arrow-right": "Right Arrow moves to the next tab, from the last to the first",
    "arrow-left": "Left Arrow moves to the previous tab, from the first to the last",
    "arrow-down": "Down Arrow does so where tabs are vertical",
    "arrow-up": "Up Arrow does so where tabs are vertical",
    activation: "Space and Enter show the focused tab, where focus alone does not",
    home: "Home moves to the first tab",
    end: "End moves to the last tab",
    automatic: "A tab is shown as it takes the focus, where its panel is there at once",
    role: "Roles tablist, tab and tabpanel",
    name: "The tablist has a name, and each panel is named by its tab",
    selected: "aria-selected marks the shown tab",
    orientation: "aria-orientation marks a vertical tablist",
  },
  without: {
    "Shift + F10": "tabs have no menu",
    Delete: "tabs are not deleted",
  },
};
