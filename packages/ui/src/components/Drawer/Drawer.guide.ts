import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["from-the-start", "from-the-end", "on-a-phone", "long-content"],
  use: "Slides in over the page from its side: a menu on a phone, filters beside a list.",
  instead: [
    ["Dialog", "it interrupts for an answer"],
    ["Popover", "it is small and belongs beside its button"],
  ],
  anatomy: [
    ["title", "and the way out"],
    ["content", "scrolls by itself"],
    ["footer", "optional, stays in sight"],
  ],
  keyboard: [
    ["Tab", "goes round inside"],
    ["Escape", "closes it and goes back to what opened it"],
  ],
  apg: "dialog",
};
