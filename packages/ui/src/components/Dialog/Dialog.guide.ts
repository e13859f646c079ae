import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["task", "long-content", "words-only", "under-way"],
  use: "Holds back the page for one task or one question. Load it late (`lazy`).",
  instead: [
    ["Banner", "it need not interrupt"],
    ["Toast", "it passes"],
    ["a page of its own", "it is a long form"],
  ],
  anatomy: [
    ["title", "names it"],
    ["content", "scrolls by itself when it is long"],
    ["actions", "at its end, the main one first"],
    ["close", "in the corner, where closing loses nothing"],
    ["scrim", "over the page, which is inert"],
  ],
  keyboard: [
    ["Tab, Shift+Tab", "go round inside"],
    ["Escape", "closes it, where closing is allowed"],
    ["arrows, Page Up, Page Down", "scroll long content"],
  ],
  apg: "dialog",
};
