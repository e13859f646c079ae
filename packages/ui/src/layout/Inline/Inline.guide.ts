import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["plain", "between", "on-a-baseline", "stacked-on-a-phone", "one-line", "a-list"],
  use: "Things beside each other, each as wide as it needs; what finds no room goes on in the next line.",
  instead: [
    ["ButtonGroup", "they are commands on one thing and need a name"],
    ["Columns", "they share the width"],
    ["Stack", "they stand one below the other"],
  ],
  anatomy: [["element", "`as` states which: a list stays a `ul`"]],
  keyboard: [],
};
