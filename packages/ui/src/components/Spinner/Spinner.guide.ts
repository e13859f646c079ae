import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["medium", "small", "large", "with-words"],
  use: "A wait of unknown length, with text.",
  instead: [
    ["Skeleton", "the shape of what comes is known"],
    ["ProgressBar", "the length is known"],
    ["a button’s own `isPending`", "a command runs"],
  ],
  anatomy: [
    ["ring", "decoration"],
    ["text", "in sight or out of it, always read"],
  ],
  keyboard: [],
};
