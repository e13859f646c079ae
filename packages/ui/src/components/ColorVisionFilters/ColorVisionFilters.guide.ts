import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["none", "protanopia", "deuteranopia", "tritanopia", "monochrome"],
  use: "Moves the differences that a colour-blind eye misses into colours that it sees; greys and contrasts stay. Once a page, first in its body.",
  instead: [["an icon and a word", "colour would carry meaning alone"]],
  anatomy: [["filters", "one for each colour vision; the attribute data-color-vision of the root chooses"]],
  keyboard: [],
};
