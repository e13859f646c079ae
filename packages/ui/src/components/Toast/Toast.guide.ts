import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["nothing", "success", "failure", "warning", "info", "paused", "stack", "long-words"],
  use: "What just happened, stated in passing. Mount the region once; it shows the list it is given and keeps no time.",
  instead: [
    ["Banner", "it must be read"],
    ["Dialog", "it must be answered"],
    ["InlineAlert", "it is about one part of the page"],
  ],
  anatomy: [
    ["region", "a landmark; new toasts are announced"],
    ["icon and title", "of its tone"],
    ["close", "always there"],
    ["bar", "the time that is left; stands while one reads"],
  ],
  keyboard: [
    ["Tab", "goes into the stack, whose time then stands"],
    ["Escape", "closes the one in focus"],
    ["Enter, Space", "press its button"],
  ],
};
