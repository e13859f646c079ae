import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["closed", "open", "long-words"],
  use: "More about one thing, in place, for who wants it. It is the browser's own element and works before any script.",
  instead: [
    ["Accordion", "there are several questions"],
    ["Popover", "it must not push the page down"],
  ],
  anatomy: [
    ["summary", "text that stands alone"],
    ["content", "under it"],
  ],
  keyboard: [["Enter, Space", "open and close it"]],
  apg: "disclosure",
};
