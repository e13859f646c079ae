import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["narrow", "wide", "wider-from-a-tablet", "on-a-phone", "a-list"],
  use: "Small things of one kind, as many beside each other as their text has room for, fewer where the text is large.",
  instead: [
    ["Grid", "how many stand beside each other is a matter of the window"],
    ["Inline", "each is as wide as it needs"],
    ["DataTable", "figures are compared by column"],
  ],
  anatomy: [["element", "`as` states which: a list stays a `ul`"]],
  keyboard: [],
};
