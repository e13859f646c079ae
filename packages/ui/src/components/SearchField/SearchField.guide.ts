import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "empty",
    "filled",
    "label-hidden",
    "pending",
    "with-help",
    "with-error",
    "required",
    "disabled",
    "read-only",
    "focused",
    "long-words",
  ],
  use: "Text to look for in a list or in the whole product; what is found shows elsewhere.",
  instead: [
    ["ComboBox", "one of the suggestions is the answer"],
    ["Select", "the choices are known and few"],
    ["TextField", "nothing is looked for"],
  ],
  anatomy: [
    ["label", "above, or out of sight when a button shows it"],
    ["glass", "decoration; a ring while the search runs"],
    ["box", "a native search input"],
    ["cross", "empties it, then gives the focus back; there while there is text"],
    ["error and help", "below, read with it"],
  ],
  keyboard: [
    ["Enter", "searches; sends the form around it"],
    ["Escape", "empties it; on an empty one it goes on to the dialog around"],
    ["Tab", "moves to it, then to the cross"],
  ],
};
