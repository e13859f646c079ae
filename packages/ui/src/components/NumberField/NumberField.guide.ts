import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "filled",
    "empty",
    "with-unit",
    "at-its-least",
    "with-help",
    "with-error",
    "disabled",
    "read-only",
  ],
  use: "A small count that one adds to or takes from, by keys or buttons.",
  instead: [
    ["MoneyField", "it is an amount of money"],
    ["TextField", "the number is a name: postal code, phone"],
    ["Slider", "it is a value between two ends, seen at a glance"],
  ],
  anatomy: [
    ["label", "its name, above; stays when something is typed"],
    ["box", "what is typed or chosen"],
    ["− and +", "for a pointer; out of the tab order, the arrows do the same"],
    ["error", "what is wrong and how to mend it, icon and text"],
    ["help", "what helps to answer, below"],
  ],
  keyboard: [
    ["Arrow Up, Arrow Down", "one step"],
    ["Page Up, Page Down", "ten steps"],
    ["Home, End", "the least, the most"],
    ["typing keys", "any number; it is written out when the field is left"],
  ],
  apg: "spinbutton",
};
