import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "ready",
    "two-columns",
    "rows",
    "rows-loading",
    "loading",
    "refreshing",
    "empty",
    "failed",
    "failed-to-refresh",
    "long-words",
    "loading-more",
    "thousands",
  ],
  use: "Any list that comes from a server.",
  instead: [
    ["a plain list", "it is known in advance"],
    ["a table", "figures are compared by column"],
  ],
  anatomy: [
    ["items", "a list; the old ones stay while it is refreshed"],
    ["placeholders", "in the shape of an item, at first"],
    ["empty state, failure", "in place of the items, with what to do"],
    ["more", "a button at the end"],
    ["thousands", "only rows near the view are in the document; each states its place among all"],
  ],
  keyboard: [["Tab", "goes through the items and to « more »"]],
};
