import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Menu",
  page: "menubar",
  rows: {
    "arrow-down": "Down Arrow moves to the next item, from the last to the first",
    "arrow-up": "Up Arrow moves to the previous item, from the first to the last",
    home: "Home moves to the first item",
    end: "End moves to the last item",
    letter: "A letter moves to an item that begins with it",
    enter: "Enter acts and closes",
    space: "Space acts and closes",
    escape: "Escape closes and gives the focus back to the button",
    "space-choice": "Space ticks a choice without closing",
    "enter-choice": "Enter ticks a choice and closes",
    tab: "Tab does not move among the items: it closes and goes on",
    role: "Roles menu and menuitem",
    name: "The menu has a name",
    choices: "Choices are menuitemradio or menuitemcheckbox, marked by aria-checked",
    disabled: "aria-disabled marks what cannot be done now; keys reach it, and nothing is done",
    group: "Items of a group are named by their heading",
  },
  without: {
    "Submenus (Right and Left Arrow)": "menus here have one level",
  },
};
