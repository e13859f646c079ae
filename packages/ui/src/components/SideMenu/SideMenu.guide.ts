import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["open", "closed"],
  use: "The menu of narrow screens: the links of the bar and more, in titled sections, sliding in from the side.",
  instead: [
    ["Menu", "it is a short list of commands"],
    ["Drawer", "it holds something else than links"],
  ],
  anatomy: [
    ["title", "and the way out"],
    ["section", "a heading and its entries"],
  ],
  keyboard: [
    ["Tab", "goes round inside"],
    ["Escape", "closes it and goes back to what opened it"],
  ],
  apg: "dialog",
};
