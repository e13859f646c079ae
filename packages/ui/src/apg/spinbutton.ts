import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Spinbutton",
  page: "spinbutton",
  rows: {
    "arrow-up": "Up Arrow increases the value",
    "arrow-down": "Down Arrow decreases the value",
    home: "Home sets the least",
    end: "End sets the most",
    "page-up": "Page Up increases by a larger step",
    "page-down": "Page Down decreases by a larger step",
    typing: "Text can be typed and edited",
    role: "Role spinbutton with a name",
    value: "aria-valuenow, aria-valuemin and aria-valuemax report value and bounds",
  },
};
