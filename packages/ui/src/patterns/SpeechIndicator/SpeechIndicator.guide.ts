import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["reading", "waiting", "paused", "long-words"],
  use: "Shown while texts are read aloud: what is read, and how to pause, skip or stop it.",
  instead: [["VoiceStatusPanel", "the microphone listens instead"]],
  anatomy: [
    ["text", "what is being read and how many texts wait"],
    ["commands", "pause or resume, skip, stop"],
  ],
  keyboard: [["Enter, Space", "on a command: runs it"]],
};
