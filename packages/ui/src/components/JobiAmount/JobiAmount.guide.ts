import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["balance", "medium", "gain", "spent", "nothing", "in-text"],
  use: "A balance or a movement of Jobi, with its coin.",
  instead: [["Price", "it is what a job pays"]],
  anatomy: [
    ["sign", "of a movement"],
    ["figure", "tabular"],
    ["coin", "read as « Jobi »"],
  ],
  keyboard: [],
};
