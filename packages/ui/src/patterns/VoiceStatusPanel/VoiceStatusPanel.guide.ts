import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "idle",
    "opening",
    "direct",
    "listening",
    "hotword",
    "processing",
    "answering",
    "unavailable",
    "with-problem",
    "long-words",
  ],
  use: "Beside the VoiceButton: states what the microphone does, what it heard, and what went wrong.",
  instead: [["Toast", "something happened that has nothing to do with the microphone"]],
  anatomy: [
    ["text", "a polite status: what goes on, what was heard, what went wrong"],
    ["hide", "puts the panel away for a day"],
  ],
  keyboard: [["Enter, Space", "on the cross: hides the panel"]],
};
