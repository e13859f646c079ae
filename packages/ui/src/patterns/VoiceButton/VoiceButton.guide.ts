import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "idle",
    "direct",
    "listening",
    "hotword",
    "unavailable",
    "unavailable-with-tooltip",
    "bar-idle",
    "bar-direct",
    "bar-listening",
    "bar-hotword",
    "bar-unavailable",
  ],
  use: "Opens the microphone for one sentence and shows what it does: one a page, floating on phones, in the bottom bar elsewhere.",
  instead: [["IconButton", "the microphone only dictates into one field"]],
  anatomy: [
    ["button", "icon, word, and a description that is read out"],
    ["bubble", "a polite status, for as long as it has text"],
  ],
  keyboard: [["Enter, Space", "opens the microphone, or closes it"]],
};
