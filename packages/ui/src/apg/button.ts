import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Button",
  page: "button",
  rows: {
    pressed: "A toggle button states its state by aria-pressed; its name stays the same",
    enter: "Enter activates the button",
    space: "Space activates the button",
    "focus-stays": "After activation the focus stays where the work goes on",
    role: "Role button with a name",
    disabled: "A command that cannot be used is marked as such (aria-disabled)",
  },
};
