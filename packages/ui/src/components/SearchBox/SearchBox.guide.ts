import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["empty", "filled", "with-a-choice", "long-text", "on-a-phone", "folded", "unfolded"],
  use: "What to look for and where, as one search; the same box wherever the product offers it.",
  instead: [
    ["SearchField", "one text narrows a list"],
    ["CommandPalette", "places and acts are looked for too"],
  ],
  anatomy: [
    ["box", "a native form, named as a search"],
    ["fields", "beside each other where there is room"],
    ["button", "sends the form"],
    ["fold", "SearchBoxFold: once searched, one line of a phone instead of the box"],
  ],
  keyboard: [
    ["Enter", "in a field sends the form"],
    ["Enter, Space", "on the line of a folded box open and close it"],
    ["Tab", "moves through the fields to the button"],
  ],
};
