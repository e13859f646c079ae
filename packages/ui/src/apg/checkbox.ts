import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Checkbox",
  page: "checkbox",
  rows: {
    mixed:
      "A box that stands for several is mixed when some are checked (aria-checked=mixed, native indeterminate)",
    group: "Boxes that belong together are a group with a visible name, and its help is read with it",
    all: "The box for all checks all, then unchecks all",
    space: "Space changes the state",
    role: "Role checkbox",
    name: "Named by its visible text",
    checked: "The state is reported (checked)",
  },
};
