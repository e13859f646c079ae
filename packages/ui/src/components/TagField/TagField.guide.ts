import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "empty",
    "filled",
    "with-help",
    "with-limit",
    "full",
    "with-error",
    "required",
    "disabled",
    "read-only",
    "long-words",
    "already-there",
  ],
  use: "Short text of one’s own, several of them: skills, materials, what a mission is about.",
  instead: [
    ["CheckboxGroup", "the answers are known"],
    ["ComboBox", "one of many known answers holds"],
    ["TextField", "it is one thing, or a sentence"],
  ],
  anatomy: [
    ["label", "above"],
    ["tags", "a list; each with a button that takes it away"],
    ["text box", "after the last tag; Enter, a comma or leaving it makes a tag"],
    ["count", "of those allowed"],
    ["error and help", "below; states by itself why text did not become a tag, and keeps it"],
  ],
  keyboard: [
    ["Enter, comma", "make a tag of the text; Enter in an empty box sends the form"],
    ["Backspace", "in an empty box: moves to the last tag"],
    ["Arrow Left, Arrow Right", "go from tag to tag, and back to the box"],
    ["Delete, Backspace, Enter, Space", "on a tag: take it away; the focus goes to its neighbour"],
  ],
};
