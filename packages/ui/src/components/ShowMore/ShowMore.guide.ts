import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["folded", "expanded", "all-fit"],
  use: "The first few of a list that is all there, and the rest on demand.",
  instead: [
    ["Pagination", "it is fetched in parts"],
    ["Accordion", "each item hides something of its own"],
  ],
  anatomy: [
    ["list", "of which the first few are shown"],
    ["button", "states how many more there are; absent when all fit"],
  ],
  keyboard: [["Enter, Space", "show the rest and go to the first of it, or fold it again"]],
  apg: "disclosure",
};
