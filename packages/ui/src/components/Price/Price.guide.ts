import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "euros",
    "cents",
    "hourly",
    "daily",
    "jobis",
    "hybrid",
    "hybrid-in-a-narrow-place",
    "small",
    "large-amount",
  ],
  use: "What a job pays, in euros, Jobi or both.",
  instead: [
    ["JobiAmount", "it is a balance or a movement of Jobi"],
    ["`formatEuros`", "it stands inside a sentence"],
  ],
  anatomy: [
    ["euros", "with cents only when there are some"],
    ["Jobi", "with the coin"],
    ["unit", "the hour, the day"],
  ],
  keyboard: [],
};
