import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Switch",
  page: "switch",
  rows: {
    space: "Space changes the state",
    role: "Role switch",
    name: "Named by its visible text, which does not change with the state",
    checked: "The state is reported (checked)",
    help: "Further text is its description (aria-describedby)",
  },
  without: { Enter: "a native checkbox leaves Enter to its form" },
};
