import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Checkbox",
  page: "checkbox",
  rows: {
    space: "Space changes the state",
    role: "Role checkbox",
    name: "Named by its visible words",
    checked: "The state is told (checked)",
  },
};
