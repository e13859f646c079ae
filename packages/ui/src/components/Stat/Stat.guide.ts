import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["figure", "rising", "falling", "unwelcome", "stable", "loading", "large", "several", "long-words"],
  use: "One figure that counts: a balance, a number of missions, a rating. Few at a time, the most important first.",
  instead: [
    ["DescriptionList", "it is one fact among others"],
    ["DataTable", "figures are compared by column"],
    ["ProgressBar", "it is a share of something known"],
  ],
  anatomy: [
    ["label", "what is counted, read first"],
    ["figure", "in figures of equal width"],
    ["change", "an arrow, a word for who does not see it, by how much since when"],
    ["help", "where it comes from"],
  ],
  keyboard: [],
};
