import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "unanswered",
    "answered",
    "columns",
    "all-of-them",
    "some-of-them",
    "required",
    "with-error",
    "one-disabled",
    "disabled",
    "label-hidden",
    "long-words",
  ],
  use: "Any number of answers to one question, all in sight, counted when the form is sent.",
  instead: [
    ["Checkbox", "it is a single yes"],
    ["RadioGroup", "one answer holds"],
    ["TagField", "the answers are too many to show, or are typed"],
  ],
  anatomy: [
    ["question", "a legend; names the group"],
    ["box for all", "optional; mixed while some are ticked"],
    ["boxes", "each line is a target; may have help of its own"],
    ["error and help", "below, read with the group"],
  ],
  keyboard: [
    ["Tab", "goes from box to box"],
    ["Space", "ticks or unticks; on the box for all: all, then none"],
  ],
  apg: "checkbox",
};
