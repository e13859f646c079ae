import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["default", "without-description", "two-sections", "long-words"],
  use: "Fields of a form that belong together, under one heading.",
  instead: [["Field after field", "the form is short"]],
  anatomy: [
    ["heading and description", "what this part is about"],
    ["fields", "in one column"],
  ],
  keyboard: [],
};
