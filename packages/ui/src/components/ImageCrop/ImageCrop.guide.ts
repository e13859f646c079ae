import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "any-shape",
    "square",
    "on-a-phone",
    "before",
    "by-keyboard",
    "pulled",
    "by-presses",
    "right-to-left",
  ],
  use: "Chooses which part of a picture remains, before it is sent or stored.",
  instead: [
    ["Gallery", "a picture is looked at"],
    ["Slider", "it is one figure"],
  ],
  anatomy: [
    ["picture", "the owner’s image or canvas; what goes is under a veil"],
    ["frame", "what remains: pulled, moved by keys, put where the picture is pressed"],
    ["corners", "change its size under a finger; the opposite one stays"],
    ["smaller, larger", "the same without pulling"],
    ["status", "announces where the frame is after each step"],
  ],
  keyboard: [
    ["Tab", "goes to the frame, then to « smaller » and « larger »"],
    ["arrows", "move the frame by a fiftieth of the picture"],
    ["Shift + arrows", "move its lower right corner; a given ratio stays"],
    ["Alt + arrows", "take a quarter of that step"],
    ["Enter, Space", "on « smaller » and « larger »: a tenth less or more"],
  ],
};
