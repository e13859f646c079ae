import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "primary",
    "secondary",
    "ghost",
    "danger",
    "small",
    "large",
    "full-width",
    "disabled",
    "disabled-secondary",
    "resting",
    "long-words-on-a-phone",
    "focused",
    "pending",
  ],
  use: "A command: it does something here. One primary a view. What destroys is `danger` and is confirmed.",
  instead: [
    ["LinkButton", "it goes somewhere: a link can be opened in a new tab"],
    ["IconButton", "everybody knows the icon and there is no room for text"],
    ["ToggleButton", "it stays pressed"],
    ["RadioGroup", "it is a choice among a few"],
  ],
  anatomy: [
    ["icon", "optional, before the text"],
    ["text", "a verb first"],
    ["ring", "over the text while the command runs"],
  ],
  keyboard: [
    ["Tab", "moves to it, also while it waits"],
    ["Enter", "presses it"],
    ["Space", "presses it when released"],
  ],
  apg: "button",
};
