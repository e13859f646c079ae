import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "empty",
    "chosen",
    "with-help",
    "with-error",
    "disabled",
    "around-me",
    "locating",
    "could-not-locate",
    "suggestions",
    "open",
    "loading",
    "nothing-found",
    "long-words",
  ],
  use: "Where: a commune of France, found by its name or postal code, chosen among recent ones, or from where one is.",
  instead: [
    ["ComboBox", "something else is looked for"],
    ["Select", "there are a few known places"],
  ],
  anatomy: [
    ["label", "« Où ? » unless stated"],
    ["pin", "decoration"],
    ["text box", "a name or a postal code, then the chosen name"],
    ["list", "what was found, or suggestions under their headings before anything is typed"],
    ["« Autour de moi »", "optional; why it failed is stated under it"],
    ["error and help", "below, read with the box"],
  ],
  keyboard: [
    ["typing keys", "look up, and let go of what was chosen"],
    ["Arrow Down, Arrow Up", "open the list and go through it"],
    ["Enter", "takes the marked one"],
    ["Escape", "closes the list; what was typed stays"],
    ["Tab", "moves on to « Autour de moi »"],
  ],
  apg: "combobox",
};
