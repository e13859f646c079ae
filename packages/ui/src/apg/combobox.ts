import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Combobox (list autocomplete, manual selection)",
  page: "combobox",
  rows: {
    down: "Down Arrow in the text moves into the list",
    up: "Up Arrow in the text opens the list at its last option",
    "down-in-list": "Down Arrow moves to the next option",
    "up-in-list": "Up Arrow moves to the previous option",
    enter: "Enter takes the marked option and closes the list",
    escape: "Escape closes the list",
    typing: "Typing goes on in the text while the list is open",
    "text-keys": "Home, Delete and Backspace work in the text",
    role: "Role combobox on the input, with a name and aria-autocomplete=list",
    expanded: "aria-expanded states whether the list shows",
    popup: "aria-controls names the list, of role listbox",
    active: "aria-activedescendant names the marked option while the focus stays in the text",
  },
  without: {
    "alt-down": "Down Arrow alone opens the list",
  },
};
