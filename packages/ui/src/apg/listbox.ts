import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Listbox (one choice, behind a button)",
  page: "listbox",
  rows: {
    opens: "Enter, Space, Down and Up Arrow on the button open the list",
    "focus-chosen":
      "The list opens on the chosen option; where none is, on the first, by Up Arrow on the last",
    "arrow-down": "Down Arrow moves to the next option and stops at the last",
    "arrow-up": "Up Arrow moves to the previous option and stops at the first",
    home: "Home moves to the first option",
    end: "End moves to the last option",
    page: "Page Down and Page Up move by what is seen at once",
    letter: "A letter moves to the next option that begins with it",
    word: "Letters typed in quick succession move to the option that begins so, accents or not",
    enter: "Enter chooses, closes and gives the focus back",
    space: "Space chooses, closes and gives the focus back",
    escape: "Escape closes, keeps the choice and gives the focus back",
    tab: "Tab closes, keeps the choice and goes on from the button",
    role: "Roles listbox and option",
    name: "The list has the name of its field",
    selected: "aria-selected marks the chosen option, false the others",
    disabled: "aria-disabled marks what cannot be chosen now; keys pass it over",
    group: "Options of a group are named by its heading",
    haspopup: "aria-haspopup states that the button opens a listbox",
    expanded: "aria-expanded states whether the list is open",
    controls: "aria-controls names the open list",
  },
  without: {
    "Selection that follows the focus": "going through the options must not change a form",
    "Several choices (Shift or Control with keys)": "several choices are a CheckboxGroup",
  },
};
