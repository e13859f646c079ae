import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["open", "narrowed", "nothing-found", "many-entries", "long-words", "on-a-phone", "right-to-left"],
  use: "All places and acts of a product behind one shortcut, for who knows what they look for.",
  instead: [
    ["Rail", "a person browses"],
    ["ComboBox", "it is a field of a form"],
    ["Menu", "there are few commands, and they belong to a button"],
  ],
  anatomy: [
    ["field", "keeps the focus while the list is gone through"],
    ["status", "how much was found"],
    ["group", "a title and its entries"],
    ["entry", "an icon, its text, and a fainter line"],
  ],
  keyboard: [
    ["Down Arrow, Up Arrow", "go from entry to entry"],
    ["Home, End", "go to the first and the last one"],
    ["Enter", "takes the marked entry"],
    ["Escape", "clears what was typed, then closes it and goes back to where the focus was"],
  ],
  apg: "combobox",
};
