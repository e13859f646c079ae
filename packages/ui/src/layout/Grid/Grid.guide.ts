import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["three", "two-then-four", "on-a-phone", "a-list"],
  use: "Many of one kind, all of one width, more beside each other the wider the window is.",
  instead: [
    ["Columns", "they are two or three parts that differ"],
    ["Inline", "each is as wide as it needs"],
    ["DataTable", "figures are compared by column"],
  ],
  anatomy: [["element", "`as` states which: a list stays a `ul`"]],
  keyboard: [],
};
