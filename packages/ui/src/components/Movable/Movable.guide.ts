import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["resting", "taken", "dragged"],
  use: "Something of a plan that is brought elsewhere. Its owner draws where it would stand, states it aloud, and asks before anything comes of it.",
  instead: [["TextField", "where it goes is better typed: offer a form beside it, always"]],
  anatomy: [
    ["Content", "what is moved; a press that did not move it goes through to it"],
    ["Handle", "a button that takes it, for who has no pointer"],
  ],
  keyboard: [
    ["Enter", "on the handle: takes it; then: leaves it where it was brought to"],
    ["Arrow keys", "once it is taken: one step"],
    ["Escape", "puts it back"],
  ],
};
