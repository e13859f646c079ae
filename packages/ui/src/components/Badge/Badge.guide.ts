import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  states: ["neutral", "with-icon", "success", "warning", "danger", "info-tone", "urgent", "jobi"],
  use: "A state or a category in one or two words, with an icon where it helps; the colour alone says nothing.",
  instead: [
    ["words in a sentence", "the state is said once and nothing is compared"],
    ["Button", "it should do something when pressed"],
  ],
  anatomy: [
    ["icon", "optional, decoration"],
    ["words", "one or two"],
  ],
  keyboard: [],
};
