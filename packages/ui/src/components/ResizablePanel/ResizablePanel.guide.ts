import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["both-edges", "width-only", "held-at-the-right", "smallest", "on-a-phone"],
  use: "A panel that each person makes as large as they like, within bounds; its owner keeps the size.",
  instead: [["Card", "no one needs another size"]],
  anatomy: [
    ["content", "scrolls by itself"],
    ["edges", "one for each side that may change"],
  ],
  keyboard: [
    ["Arrows", "move an edge by one step"],
    ["Home, End", "make the panel its smallest, its largest"],
    ["Enter", "folds it to its smallest, and back"],
  ],
  apg: "window-splitter",
};
