import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "empty",
    "filled",
    "with-help",
    "required",
    "optional",
    "with-error",
    "out-of-range",
    "disabled",
    "read-only",
    "focused",
    "label-hidden",
    "long-words",
  ],
  use: "A day one knows by heart, typed as jj/mm/aaaa: a birthday, the date on a paper. Its value is `YYYY-MM-DD`.",
  instead: [
    ["DatePicker", "one searches for a free day"],
    ["DateRangePicker", "there is a first and a last day"],
    ["RadioGroup", "it is today, tomorrow or this week"],
  ],
  anatomy: [
    ["label", "its name, above"],
    ["day, month, year", "three numbers, typed or stepped; each is named for screen readers"],
    ["error", "also states by itself when the day is out of range"],
    ["help", "what helps to answer"],
  ],
  keyboard: [
    ["digits", "fill a part and go on to the next"],
    ["Arrow Up, Arrow Down", "step a part, around its ends"],
    ["Page Up, Page Down", "step it by more"],
    ["Home, End", "the least and the most of a part"],
    ["Arrow Left, Arrow Right", "go from part to part"],
    ["Backspace", "empties a part"],
  ],
  apg: "spinbutton",
};
