import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["text", "title", "pill", "circle", "control", "image", "icon", "figure", "mission-cards"],
  use: "Placeholders in the real layout of what is coming, so that nothing jumps. One SkeletonGroup states that it loads.",
  instead: [
    ["nothing", "it takes less than 300 ms"],
    ["Spinner", "the shape is not known"],
    ["ProgressBar", "the length is known"],
  ],
  anatomy: [
    ["group", "states once that something loads"],
    ["placeholders", "in the shape of what comes; silent"],
  ],
  keyboard: [],
};
