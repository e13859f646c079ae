import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["with-action", "words-only", "without-picture", "page-not-found", "long-words"],
  use: "In place of a list or a page with nothing to show: states what is missing and what to do.",
  instead: [["a sentence", "it is a short list inside a card"]],
  anatomy: [
    ["picture", "a piece of the street, decoration"],
    ["title", "what is missing"],
    ["text", "why, in one line"],
    ["action", "what to do now"],
  ],
  keyboard: [],
};
