import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "empty",
    "with-icon",
    "chosen",
    "invalid",
    "disabled",
    "long-words",
    "hint",
    "loading",
    "nothing-found",
    "open-in-groups",
    "suggestions",
    "open",
  ],
  use: "One choice among many, found by typing; the owner searches for and gives the items. Editing a chosen name lets go of it; what was typed stays.",
  instead: [
    ["Select", "the list can be read at a glance"],
    ["TextField", "any text will do"],
  ],
  anatomy: [
    ["label", "its name, above; stays when something is typed"],
    ["text box", "what to look for, then the chosen name"],
    ["arrow button", "opens the list for a pointer"],
    ["list", "what was found, in groups where there are any; or why there is nothing"],
    ["error", "what is wrong and how to mend it, icon and text"],
    ["help", "what helps to answer, below"],
  ],
  apg: "combobox",
  keyboard: [
    ["typing keys", "look up, and let go of what was chosen"],
    ["Arrow Down", "opens the list, then goes to the next"],
    ["Arrow Up", "goes to the one before, from the last"],
    ["Enter", "takes the marked one"],
    ["Escape", "closes the list; what was typed stays"],
    ["Home, End", "move in the text"],
  ],
};
