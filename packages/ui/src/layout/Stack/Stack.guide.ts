import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["plain", "gaps", "at-the-start", "centred", "a-list"],
  use: "Things one below the other, the same space between all of them. Most of what a screen is made of.",
  instead: [
    ["Inline", "they stand beside each other"],
    ["Columns", "they are few and stand beside each other where there is room"],
    ["List", "they are lines with a title, a detail and a command"],
  ],
  anatomy: [["element", "`as` states which: a list stays a `ul`, a form a `form`"]],
  keyboard: [],
};
