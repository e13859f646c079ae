import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["closed", "first-row-open", "fading", "long-answer", "on-a-phone"],
  use: "Questions and their answers, in rows of two where there is room.",
  instead: [
    ["Disclosure", "it is one thing to open, or its content is not text"],
    ["headings", "everybody must read the answers"],
  ],
  anatomy: [
    ["question", "a heading inside the summary of a native disclosure"],
    ["sign", "shows whether it is open, decoration"],
    ["answer", "500 px at most; what is longer scrolls"],
  ],
  keyboard: [
    ["Tab", "goes from question to question"],
    ["Enter, Space", "opens or closes the answer, and its neighbour’s where they stand in rows"],
  ],
};
