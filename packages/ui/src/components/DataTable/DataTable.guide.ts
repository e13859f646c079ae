import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "invoices",
    "sorted",
    "selected",
    "loading",
    "refreshing",
    "nothing",
    "caption-hidden",
    "sticky-head",
    "as-cards",
    "as-cards-selected",
    "very-long",
    "long-words",
    "right-to-left",
  ],
  use: "Rows to compare by column: invoices, movements of an account, members. Cards where there is little room; of more than 200 rows only those near the eye are drawn.",
  instead: [
    ["DataList", "each item is a card to be read by itself"],
    ["DescriptionList", "it is one thing"],
    ["List", "there is nothing to compare"],
  ],
  anatomy: [
    ["caption", "names the table"],
    ["bar", "how many rows are selected, what can be done with them; sorting, on a phone"],
    ["head", "stays while the rows scroll; a button where a column sorts"],
    ["rows", "one column names its row"],
  ],
  keyboard: [
    ["Tab", "goes from header to header, then from row to row"],
    ["Enter, Space", "sort by the header in focus, the other way the second time"],
    ["Space", "selects the row in focus"],
    ["Shift + click", "selects all rows from the one before"],
    ["arrows", "scroll the rows while the table has the focus"],
  ],
  apg: "table",
};
