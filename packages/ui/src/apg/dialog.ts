import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Dialog (Modal)",
  page: "dialog-modal",
  rows: {
    opens: "Opening moves the focus inside",
    tab: "Tab moves to the next element inside, and from the last to the first",
    "shift-tab": "Shift + Tab moves back, and from the first to the last",
    escape: "Escape closes",
    returns: "Closing gives the focus back to what opened it",
    role: "Role dialog, what is behind is hidden from assistive tools",
    name: "Named by its title",
    description: "aria-describedby states its purpose, where text does",
  },
};
