import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["full", "running", "last-second", "stopped"],
  use: "Something that is about to happen by itself in a few seconds, with a way to do it now and a way to stop it.",
  instead: [
    ["ProgressBar", "work is under way and nothing follows by itself"],
    ["UndoBar", "it has happened and can be taken back"],
  ],
  anatomy: [
    ["ring", "the share of time that is left, and the seconds"],
    ["sentence", "what happens, and in how long"],
    ["action", "does it at once"],
    ["stop", "keeps things as they are"],
  ],
  keyboard: [
    ["Tab", "goes to the action and to the stop button"],
    ["Enter", "does what the button shows"],
  ],
};
