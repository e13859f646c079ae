import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["summary", "with-actions", "not-filled-in", "long-words", "narrow"],
  use: "What is known of one thing, term by term: a profile, an invoice, a summary before sending.",
  instead: [
    ["DataTable", "several things are compared"],
    ["List", "the entries have no terms"],
    ["Stat", "it is one figure that counts"],
  ],
  anatomy: [
    ["term", "what it is"],
    ["details", "what is known of it, or the word that nothing is"],
    ["action", "optional: the way to change it"],
  ],
  keyboard: [["Tab", "goes from action to action"]],
};
