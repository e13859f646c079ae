import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["coming-back", "waiting"],
  use: "The apology of a page that broke. Shown instead of the page, never inside one that works.",
  instead: [
    ["Banner", "only a part could not be shown"],
    ["EmptyState", "there is nothing to show"],
  ],
  anatomy: [
    ["picture", "a corner of the street"],
    ["title", "the apology"],
    ["text", "whether it comes back by itself"],
    ["commands", "load again, or go home"],
  ],
  keyboard: [["Tab", "goes to the button and the link"]],
};
