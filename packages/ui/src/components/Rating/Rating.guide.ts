import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "none-given",
    "one-star",
    "four-stars",
    "required",
    "with-error",
    "disabled",
    "label-hidden",
    "focused",
    "average",
    "average-compact",
  ],
  use: "An opinion in one to five stars, each with its meaning as text. `Stars` shows an average.",
  instead: [
    ["RadioGroup", "the answers are text, not degrees"],
    ["Slider", "there are many degrees"],
    ["Stars", "it is to be read"],
  ],
  anatomy: [
    ["question", "names the group"],
    ["stars", "five radio buttons, each a target of 44 px, filled up to the chosen one"],
    ["meaning", "of the chosen one, beside the stars"],
    ["error and help", "below, read with the group"],
  ],
  keyboard: [
    ["Tab", "moves to the chosen star, or the first"],
    ["arrows", "go from star to star and choose, around the ends"],
    ["Space", "chooses the one in focus"],
  ],
  apg: "radio",
};
