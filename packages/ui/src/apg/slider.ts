import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Slider",
  page: "slider",
  rows: {
    "arrow-right": "Right Arrow increases the value by one step",
    "arrow-up": "Up Arrow increases the value by one step",
    "arrow-left": "Left Arrow decreases the value by one step",
    "arrow-down": "Down Arrow decreases the value by one step",
    home: "Home sets the least",
    end: "End sets the most",
    "page-up": "Page Up increases by a larger step",
    "page-down": "Page Down decreases by a larger step",
    role: "Role slider (native range input)",
    value: "Value, least and most are reported",
    "value-text": "aria-valuetext states the value with its unit",
    name: "Named by its visible label",
  },
};
