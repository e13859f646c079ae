import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["shown", "above-a-bar", "hidden"],
  use: "The way back to the top of a long page. Mount it once, in the shell.",
  instead: [["SkipLinks", "it is about getting past the navigation"]],
  anatomy: [],
  keyboard: [["Enter", "brings the page to its top"]],
};
