import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["first", "middle", "last", "one-way", "long-words", "in-a-column"],
  use: "Where one stands in a form of three to six steps, and the way back to the finished ones.",
  instead: [
    ["nothing", "there are two steps"],
    ["Tabs", "the views may be opened in any order"],
  ],
  anatomy: [
    ["steps", "numbers or checks with text; the current one is marked for screen readers"],
    ["line", "between them"],
  ],
  keyboard: [
    ["Tab", "goes through the finished steps"],
    ["Enter, Space", "goes back to one"],
  ],
};
