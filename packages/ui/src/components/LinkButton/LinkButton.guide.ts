import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["primary", "secondary", "ghost", "large-full-width"],
  use: "A link that deserves the weight of a command. A router’s own link takes `buttonStyle(…)` as its class.",
  instead: [
    ["the `link` text style", "it stands inside a sentence"],
    ["Button", "it does something here"],
  ],
  anatomy: [],
  keyboard: [
    ["Tab", "moves to it"],
    ["Enter", "follows it"],
  ],
};
