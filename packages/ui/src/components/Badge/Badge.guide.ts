import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["neutral", "with-icon", "success", "warning", "danger", "info-tone", "urgent", "jobi"],
  use: "A state or a category in a short text, with an icon where it helps; the colour alone states nothing.",
  instead: [
    ["text in a sentence", "the state is stated once and nothing is compared"],
    ["Button", "it should do something when pressed"],
  ],
  anatomy: [
    ["icon", "optional, decoration"],
    ["text", "one or two"],
  ],
  keyboard: [],
};
