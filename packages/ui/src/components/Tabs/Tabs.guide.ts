import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["first", "other", "with-icons", "with-one-disabled", "vertical", "many-on-a-phone"],
  use: "Two to six views of one thing, of which one is shown.",
  instead: [
    ["links", "each view has an address of its own"],
    ["Stepper", "they are steps in order"],
    ["Accordion", "they are questions"],
  ],
  anatomy: [
    ["row", "scrolls sideways where there is no room"],
    ["tab", "text, an icon, a count"],
    ["panel", "what is shown"],
  ],
  keyboard: [
    ["Tab", "goes to the shown tab, then into its panel"],
    ["Arrows", "move and show"],
    ["Home, End", "go to the first, the last"],
  ],
  apg: "tabs",
};
