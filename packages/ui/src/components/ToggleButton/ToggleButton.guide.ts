import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "released",
    "pressed",
    "icon-only",
    "icon-only-pressed",
    "small",
    "disabled",
    "disabled-pressed",
    "focused",
    "long-words",
  ],
  use: "A command that stays pressed until it is pressed again, and acts at once: a favourite, « map only », a filter.",
  instead: [
    ["Switch", "it is a setting: on or off"],
    ["Checkbox", "it counts when the form is sent"],
    ["RadioGroup", "one of several holds"],
    ["Button", "nothing stays pressed"],
  ],
  anatomy: [
    ["icon", "optional, decoration"],
    ["text", "the same in both states, read out even when hidden"],
  ],
  keyboard: [
    ["Tab", "moves to it, and on"],
    ["Enter, Space", "press or release it"],
  ],
  apg: "button",
};
