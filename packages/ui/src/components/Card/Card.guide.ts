import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["plain", "small", "large", "floating", "highlight"],
  use: "A surface for what belongs together; `highlight` for the one thing to do first.",
  instead: [["a heading and space", "nothing needs to be distinguished: not every block is a card"]],
  anatomy: [
    ["surface", "with a hairline; a shadow only when it floats"],
    ["content", "whatever belongs together; one link may cover it all"],
  ],
  keyboard: [
    ["Tab", "moves to the link of a card that is one"],
    ["Enter", "follows it"],
  ],
};
