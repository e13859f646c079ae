import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["out-of-sight", "focused"],
  use: "First in every page, before the navigation. The targets must exist and take the focus (`id` and `tabIndex={-1}`).",
  instead: [],
  anatomy: [],
  keyboard: [
    ["Tab", "first of the page: shows them"],
    ["Enter", "moves the focus to the target"],
  ],
};
