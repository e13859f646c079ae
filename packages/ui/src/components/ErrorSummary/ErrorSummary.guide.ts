import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["two-errors", "one-error", "of-the-whole-form"],
  use: "What to mend, above a form that was refused; it takes the focus after each refused sending and leads to each field. Always beside the fields’ own errors, never instead.",
  instead: [["the field’s own error", "there is a single short field"]],
  anatomy: [
    ["title", "how many errors there are"],
    ["list of links", "each leads to its field"],
  ],
  keyboard: [
    ["Tab", "goes from link to link"],
    ["Enter", "moves to the field"],
  ],
};
