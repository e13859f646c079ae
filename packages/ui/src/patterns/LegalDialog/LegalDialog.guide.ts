import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["loading", "shown", "failed", "long-title"],
  use: "Shows a legal text over a page that is being read or filled in.",
  instead: [["a page of its own", "nothing would be lost by leaving"]],
  anatomy: [
    ["title and subtitle", "which text it is and what it is about"],
    ["text", "loaded when it opens, scrolls by itself"],
    ["link", "to the same text as a page"],
    ["close", "in the corner; a click on the backdrop closes too"],
  ],
  keyboard: [
    ["Escape", "closes it"],
    ["arrows, Page Up, Page Down", "scroll the text"],
  ],
};
