import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Disclosure (Show/Hide)",
  page: "disclosure",
  rows: {
    keys: "Enter and Space show and hide (native details)",
    role: "A button by role (native summary)",
    state: "States whether the content is shown",
    content: "The content follows the control that shows it",
  },
};
