import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "empty",
    "chosen",
    "with-help",
    "optional",
    "with-error",
    "wrong-way-round",
    "out-of-range",
    "disabled",
    "read-only",
    "label-hidden",
    "open",
    "open-with-unavailable-days",
    "on-a-phone",
  ],
  use: "A first and a last day, typed or picked in one month. Its value is a pair of `YYYY-MM-DD`.",
  instead: [
    ["DatePicker", "it is a single day"],
    ["two DateFields", "both are known by heart"],
    ["RadioGroup", "it is this week or the next"],
  ],
  anatomy: [
    ["label", "names the field"],
    ["first day, last day", "three numbers each, named « date de début » and « date de fin »"],
    ["calendar button", "opens the month"],
    ["month", "a grid; the band between the ends is the span"],
    ["error and help", "below, read with it"],
  ],
  keyboard: [
    ["digits", "fill a part and go on to the next"],
    ["Arrow Left, Arrow Right", "go from part to part, from the first day into the last"],
    ["Arrow Up, Arrow Down", "step a part"],
    ["Enter, Space", "on the button: opens the month; on a day: takes the first, then the last"],
    ["arrows, Page Up, Page Down, Home, End", "go through days and months"],
    ["Escape", "closes the month"],
  ],
  apg: "dialog-date-picker",
};
