import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["closed", "open", "with-controls", "long-content", "on-a-phone"],
  use: "A short explanation or a few controls beside what opened them, while the page waits. PopoverButton keeps itself; Popover is for an owner who keeps the state.",
  instead: [
    ["Disclosure", "it may push the page down"],
    ["Menu", "it is a list of commands"],
    ["Dialog", "it is a task or a question"],
    ["Tooltip", "it is a short text about a control"],
  ],
  anatomy: [
    ["panel", "beside its trigger, on the other side where there is no room"],
    ["content", "scrolls by itself when it is long"],
  ],
  keyboard: [
    ["Enter, Space", "open it from its button, and move inside"],
    ["Tab", "stays inside"],
    ["Escape", "closes it and goes back to the button"],
  ],
  apg: "dialog",
};
