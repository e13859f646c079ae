import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["one-loss", "several-losses", "pending", "with-error", "on-a-phone"],
  use: "Asks before something is destroyed, and names what is lost.",
  instead: [
    ["UndoBar", "it can be undone: do it, and let it be undone"],
    ["Dialog", "it asks for something else than a yes"],
  ],
  anatomy: [
    ["title", "the question, with what it is about"],
    ["losses", "what nothing brings back"],
    ["deed", "states what it does, never « OK »"],
    ["way out", "has the focus at first"],
  ],
  keyboard: [
    ["Tab, Shift+Tab", "go round inside"],
    ["Escape", "keeps everything, unless the deed is under way"],
  ],
  apg: "alertdialog",
};
