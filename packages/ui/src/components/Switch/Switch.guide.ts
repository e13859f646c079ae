import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["off", "on", "with-help", "disabled", "disabled-on", "long-words"],
  use: "On or off, at once: a setting. The text does not change with the state.",
  instead: [
    ["Checkbox", "it waits for a form to be sent"],
    ["ToggleButton", "it is a command that stays pressed"],
    ["RadioGroup", "one of several holds"],
  ],
  anatomy: [
    ["text", "what is on or off; the whole line is the target"],
    ["help", "below, read with it"],
    ["track", "shows the state by place and filling, not by colour alone"],
  ],
  keyboard: [
    ["Tab", "moves to it, and on"],
    ["Space", "turns it on or off"],
  ],
  apg: "switch",
};
