import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["address", "with-download", "small", "large", "without-words", "long-address"],
  use: "An address for a camera: a profile to hand out, an invitation to print. The same address stands as text beside it.",
  instead: [["a link", "the reader is already on the device that shall open it"]],
  anatomy: [
    ["code", "black on white in every theme, with its quiet zone; a quarter may be covered"],
    ["text", "the same for who has no camera; one press selects them whole"],
    ["download", "optional: an SVG to print at any size"],
  ],
  keyboard: [
    ["Tab", "moves to the download"],
    ["Enter, Space", "download"],
  ],
};
