import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["negotiation", "single-entry", "tones", "long-words"],
  use: "What happened, in order: the rounds of a negotiation, the history of a request.",
  instead: [
    ["Stepper", "the steps are still to come"],
    ["a list of messages", "people talk"],
  ],
  anatomy: [["entries", "an ordered list; mark, title, when, and text"]],
  keyboard: [],
};
