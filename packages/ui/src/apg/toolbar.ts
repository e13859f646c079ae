import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Toolbar",
  page: "toolbar",
  rows: {
    tab: "Tab and Shift+Tab move into and out of the toolbar, back to the control that had the focus last",
    next: "Right Arrow moves to the next control, around the end",
    previous: "Left Arrow moves to the previous control, around the start",
    home: "Home moves to the first control",
    end: "End moves to the last control",
    vertical: "In a vertical toolbar Down Arrow and Up Arrow do so, and aria-orientation states it",
    role: "Role toolbar",
    name: "Named by aria-label",
  },
};
