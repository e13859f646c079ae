import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Radio Group",
  page: "radio",
  rows: {
    "tab-to-checked": "Tab moves to the checked radio button",
    "tab-to-first": "Tab moves to the first when none is checked",
    space: "Space checks the focused radio button",
    next: "Right Arrow and Down Arrow move to the next, around the end, and check it",
    previous: "Left Arrow and Up Arrow move to the previous, around the start, and check it",
    role: "Roles radiogroup and radio, with checked",
    name: "The group and each radio button have names",
  },
};
