import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "new-visitor",
    "chosen",
    "just-reset",
    "not-kept",
    "device-reduces-motion",
    "everything-extra-large",
    "in-a-dialog",
  ],
  use: "How the product appears, chosen by the person who reads it. Every choice counts at once; nothing is to be confirmed.",
  instead: [["FormSection", "settings are sent with a form"]],
  anatomy: [
    ["choices", "native radios, each a picture of itself with its text"],
    ["switches", "motion and focus"],
    ["further settings", "what the product adds"],
    ["way back", "one button, there and back again, so that the focus stays"],
  ],
  keyboard: [
    ["Tab", "goes from setting to setting"],
    ["arrows", "go from choice to choice and choose"],
    ["Space", "turns a switch"],
  ],
};
