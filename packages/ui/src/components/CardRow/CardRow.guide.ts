import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["many", "with-a-head", "small", "thirds", "fifths", "all-in-sight", "on-a-phone"],
  use: "Cards of one kind that need not all be seen at once: the row scrolls sideways, the page does not grow.",
  instead: [
    ["Grid", "all of them are to be compared"],
    ["List", "they are lines"],
  ],
  anatomy: [
    ["head", "a heading, at whose end the buttons stand"],
    ["buttons", "from a tablet on, while something lies beyond the row"],
    ["list", "the cards; the next one can be seen"],
  ],
  keyboard: [
    ["Tab", "goes to the row, then through what its cards hold"],
    ["Arrow left, arrow right", "move the row"],
  ],
};
