import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["info", "success", "warning", "danger", "with-action", "long-words"],
  use: "A message that belongs to the page and stays there.",
  instead: [
    ["Toast", "it passes, and nothing is lost when it is missed"],
    ["InlineAlert", "it appears in answer to what someone just did"],
    ["ErrorSummary", "it lists the errors of a form"],
  ],
  anatomy: [
    ["icon", "of its tone"],
    ["title", "what it is about"],
    ["text", "what it means for the reader"],
    ["action", "optional, the one thing to do"],
    ["close", "optional, once it was read"],
  ],
  keyboard: [
    ["Tab", "moves to its action and its close button"],
    ["Enter, Space", "presses them"],
  ],
};
