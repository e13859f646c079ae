import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["hidden", "shown", "below", "long-words"],
  use: "A little more text about a control, under the mouse or the keyboard's focus.",
  instead: [
    ["text beside it", "everybody must know"],
    ["Popover", "it is read at leisure, or on a phone"],
    ["Disclosure", "it is long"],
  ],
  anatomy: [
    ["control", "what it is about"],
    ["bubble", "above it, or where there is room"],
  ],
  keyboard: [
    ["Tab", "shows it with the focus"],
    ["Escape", "hides it, the focus stays"],
  ],
  apg: "tooltip",
};
