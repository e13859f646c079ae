import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["contents", "long-words"],
  use: "The contents of a long page, such as a legal text: links to its sections, the one being read is marked.",
  instead: [
    ["Tabs", "only one part is shown at a time"],
    ["Breadcrumbs", "it leads to other pages"],
  ],
  anatomy: [
    ["heading", "states what the links are"],
    ["link", "a section of this page"],
  ],
  keyboard: [
    ["Tab", "goes from link to link"],
    ["Enter", "goes to the section"],
  ],
};
