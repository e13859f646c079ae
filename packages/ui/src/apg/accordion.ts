import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Accordion",
  page: "accordion",
  rows: {
    enter: "Enter opens and closes the panel of the focused header",
    space: "Space opens and closes the panel of the focused header",
    tab: "Tab moves through the headers and what is in open panels",
    "shift-tab": "Shift + Tab moves back",
    heading: "Each header is a button inside a heading of a fitting level",
    expanded: "aria-expanded states whether the panel is open",
    controls: "aria-controls names the panel",
    region: "Panels are regions named by their header, up to six",
  },
  without: {
    "Arrow keys, Home and End between headers": "Tab reaches all of them, and arrows stay with reading",
  },
};
