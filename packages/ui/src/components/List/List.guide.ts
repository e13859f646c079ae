import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "plain",
    "boxed",
    "links",
    "with-actions",
    "current",
    "ordered",
    "rows",
    "narrow-rows",
    "long-words",
  ],
  use: "Lines known in advance, one below the other: settings, documents, people.",
  instead: [
    ["DataList", "it comes from a server and can be empty, failed or longer"],
    ["DataTable", "figures are compared by column"],
    ["DescriptionList", "each line is a term and what is known of it"],
  ],
  anatomy: [
    ["list", "named; ordered when the order means something"],
    ["leading", "avatar or icon"],
    ["title and detail", "a link in the title takes the whole row as its target"],
    ["trailing", "what is compared; below the text on a phone"],
    ["action", "a command of the row"],
  ],
  keyboard: [
    ["Tab", "goes from link to command to the next row"],
    ["Enter", "follows the link"],
  ],
};
