import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Menu Button",
  page: "menu-button",
  rows: {
    enter: "Enter opens the menu on its first item",
    space: "Space opens the menu on its first item",
    "arrow-down": "Down Arrow opens the menu on its first item",
    "arrow-up": "Up Arrow opens the menu on its last item",
    haspopup: "aria-haspopup states that it opens a menu",
    expanded: "aria-expanded states whether the menu is open",
    controls: "aria-controls names the open menu",
  },
};
