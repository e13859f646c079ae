import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["chosen", "empty", "invalid", "out-of-range", "disabled", "read-only", "long-words", "open"],
  use: "A day, typed or picked in a month; its value is `YYYY-MM-DD`.",
  instead: [
    ["RadioGroup", "it is today, tomorrow or this week"],
    ["DateField", "no one wants a calendar: a birthday"],
    ["DateRangePicker", "there is a first and a last day"],
  ],
  anatomy: [
    ["label", "its name, above; stays when something is typed"],
    ["day, month, year", "three numbers that are typed or stepped"],
    ["calendar button", "opens the month"],
    ["month", "a grid of days; those that cannot be had are struck out"],
    ["error", "what is wrong and how to mend it, icon and text"],
    ["help", "what helps to answer, below"],
  ],
  apg: "dialog-date-picker",
  keyboard: [
    ["digits", "fill a part and go on to the next"],
    ["Arrow Up, Arrow Down", "step a part"],
    ["Arrow Left, Arrow Right", "go from part to part"],
    ["Backspace", "empties a part"],
    ["Enter, Space", "on the button: opens the month; on a day: takes it"],
    ["arrows, Page Up, Page Down, Home, End", "go through days and months"],
    ["Escape", "closes the month"],
  ],
};
