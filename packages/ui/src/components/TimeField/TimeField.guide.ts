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
  use: "A time of day, typed as hh:mm on a clock of 24 hours. Its value is `HH:mm`.",
  instead: [
    ["RadioGroup", "a moment will do: morning, afternoon, evening"],
    ["Select", "there are set times"],
    ["NumberField", "it is a duration"],
  ],
  anatomy: [
    ["label", "its name, above"],
    ["hours and minutes", "two numbers, typed or stepped"],
    ["clock", "decoration"],
    ["error", "also states by itself when the time is out of range"],
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
