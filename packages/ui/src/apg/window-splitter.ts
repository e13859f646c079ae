import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Window Splitter",
  page: "windowsplitter",
  rows: {
    "arrow-left": "Left Arrow moves a vertical splitter to the left",
    "arrow-right": "Right Arrow moves a vertical splitter to the right",
    "arrow-up": "Up Arrow moves a horizontal splitter up",
    "arrow-down": "Down Arrow moves a horizontal splitter down",
    enter: "Enter folds the pane to its smallest, and back to where it was",
    home: "Home gives the pane its smallest length",
    end: "End gives the pane its largest length",
    role: "Role separator, focusable",
    value: "aria-valuenow, aria-valuemin and aria-valuemax state the length and its bounds",
    controls: "aria-controls names the pane",
    name: "Named after the pane",
  },
  without: {
    F6: "panes are few, and reached by Tab",
  },
};
