import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["unticked", "ticked", "mixed", "disabled", "disabled-ticked", "with-links-and-error"],
  use: "A yes that counts when the form is sent. The whole line is the target.",
  instead: [
    ["Switch", "it takes effect at once"],
    ["CheckboxGroup", "several answers belong to one question"],
    ["RadioGroup", "one of several answers holds"],
  ],
  anatomy: [
    ["box", "ticked or not"],
    ["text", "what ticking means; may hold links"],
    ["error and help", "below, read with it"],
  ],
  keyboard: [
    ["Tab", "moves to it, and on"],
    ["Space", "ticks or unticks"],
  ],
  apg: "checkbox",
};
