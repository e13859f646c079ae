import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["nothing", "just-done", "nearly-over", "paused", "long-words", "on-a-phone"],
  use: "States what was just done and gives the way back while there is time, instead of asking before.",
  instead: [
    ["ConfirmDialog", "nothing brings it back"],
    ["Toast", "there is nothing to undo"],
  ],
  anatomy: [
    ["text", "what was done"],
    ["time", "seconds left, and a line that shortens; it stands still under the pointer and the focus"],
    ["undo", "takes it back"],
    ["close", "lets it go"],
  ],
  keyboard: [["Tab", "comes to it and stops its time"]],
};
