import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "one-picture",
    "several",
    "on-a-phone",
    "open",
    "by-keyboard",
    "swiped",
    "zoomed",
    "withheld",
    "right-to-left",
  ],
  use: "Pictures of one thing, small in a row, each opening large over the page.",
  instead: [
    ["BeforeAfter", "it is work, shown by what was there before and what it became"],
    ["FileCard", "it is a file to download"],
  ],
  anatomy: [
    ["row", "pictures of one height, which scrolls sideways where they have no room"],
    ["viewer", "a dialog with one picture, which of how many it is, and what can be done with it"],
  ],
  keyboard: [
    ["Tab", "goes from picture to picture; in the viewer, to its buttons"],
    ["Enter", "opens the picture"],
    ["Arrow Left, Arrow Right", "in the viewer: the previous and the next picture"],
    ["Home, End", "in the viewer: the first and the last picture"],
    ["Escape", "closes the viewer"],
  ],
};
