import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["sections", "long-words"],
  use: "The pages of one place, such as the sections of the settings, beside the one that is shown.",
  instead: [
    ["AnchorNav", "they are parts of one page"],
    ["Tabs", "they have no address of their own"],
    ["List", "there is no room beside the page: rows with a line each"],
  ],
  anatomy: [
    ["heading", "states what the links are"],
    ["link", "a page; the one that is shown is marked"],
  ],
  keyboard: [
    ["Tab", "goes from link to link"],
    ["Enter", "goes to the page"],
  ],
};
