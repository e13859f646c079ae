import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Tooltip",
  page: "tooltip",
  rows: {
    focus: "Shows with the focus, which stays on the control",
    escape: "Escape dismisses it",
    blur: "Hides when the focus leaves",
    hover: "Stays while the pointer is on the control or on the text",
    role: "Role tooltip",
    description: "aria-describedby ties it to the control",
  },
};
