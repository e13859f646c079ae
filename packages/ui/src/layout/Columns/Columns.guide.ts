import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["halves", "ratios", "what-is-left", "on-a-phone", "a-term-and-its-text"],
  use: "Two or three parts beside each other that share the width as stated, one below the other where there is no room.",
  instead: [
    ["Grid", "they are many and of one kind"],
    ["Inline", "each is as wide as it needs"],
    ["DescriptionList", "they are terms and what is known of them"],
  ],
  anatomy: [["element", "`as` states which"]],
  keyboard: [],
};
