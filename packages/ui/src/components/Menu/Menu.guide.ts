import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["closed", "icon-alone", "disabled", "open", "with-groups", "with-choices", "on-a-phone"],
  use: "A list of commands behind one button.",
  instead: [
    ["Button", "there are one or two: simply show them"],
    ["Select", "it is one value among many"],
    ["Popover", "it holds controls"],
  ],
  anatomy: [
    ["button", "its text, or an icon that everybody knows"],
    ["group", "optional, under a heading"],
    ["item", "icon, text, a second line"],
  ],
  keyboard: [
    ["Enter, Space, Down", "open it on the first item"],
    ["Up", "opens it on the last"],
    ["Arrows, Home, End, letters", "move"],
    ["Enter", "acts and closes"],
    ["Space", "acts and closes; ticks a choice without closing"],
    ["Escape", "closes it"],
    ["Tab", "closes it and goes on from the button"],
  ],
  apg: "menu-button",
};
