import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "empty",
    "chosen",
    "with-help",
    "optional",
    "invalid",
    "disabled",
    "long-words",
    "open",
    "open-in-groups",
  ],
  use: "One choice among five to thirty known ones.",
  instead: [
    ["RadioGroup", "they are fewer: show them all"],
    ["ComboBox", "they are more, or come from a server"],
  ],
  anatomy: [
    ["label", "its name, above; stays when something is typed"],
    ["button", "the chosen text, or « Choisir… »"],
    ["list", "the options, in groups where there are any; a check marks the chosen one"],
    ["error", "what is wrong and how to mend it, icon and text"],
    ["help", "what helps to answer, below"],
  ],
  keyboard: [
    ["Enter, Space, Arrow Down, Arrow Up", "open the list"],
    ["arrows, Home, End, Page Up, Page Down", "go through the options"],
    ["letters", "go to the option that begins so; while it is closed, choose it"],
    ["Arrow Left, Arrow Right", "while it is closed, choose the one before or after"],
    ["Enter, Space", "choose"],
    ["Escape", "closes, keeps the choice"],
    ["Tab", "closes and goes on"],
  ],
  apg: "listbox",
};
