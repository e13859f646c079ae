import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["unread", "loading", "empty", "smallest", "on-a-phone", "long-words", "resized-by-keyboard"],
  use: "What the bell opens, in a Popover: what is unread, newest first, and the way to all of it.",
  instead: [
    ["DataList", "it is a page of its own"],
    ["ToastRegion", "it just happened and passes by"],
  ],
  anatomy: [
    ["title", "names the panel"],
    ["line", "an icon of its kind, a link, text, a date, a close button"],
    ["link below", "leads to everything unread"],
    ["edges", "move to make it as large as one likes"],
  ],
  keyboard: [
    ["Tab", "goes through lines, close buttons and edges"],
    ["ArrowLeft, ArrowRight", "move the edge of the width"],
    ["ArrowUp, ArrowDown", "move the edge of the height"],
  ],
  apg: "window-splitter",
};
