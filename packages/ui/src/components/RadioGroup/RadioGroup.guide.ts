import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "unanswered",
    "answered",
    "with-error",
    "one-disabled",
    "cards",
    "card-chosen",
    "cards-with-error",
  ],
  use: "One answer out of two to seven, all in sight. `cards` when each answer deserves a line of help.",
  instead: [
    ["Select", "there are more answers"],
    ["Checkbox", "it is a yes or no"],
    ["Rating", "it is a number of stars"],
  ],
  anatomy: [
    ["question", "names the group"],
    ["answers", "one of them chosen; the whole line is the target"],
    ["error and help", "below, read with the group"],
  ],
  keyboard: [
    ["Tab", "moves to the chosen answer, or the first"],
    ["arrows", "go from answer to answer and choose"],
    ["Space", "chooses the one in focus"],
  ],
  apg: "radio",
};
