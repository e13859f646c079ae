import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["empty", "filled", "with-error", "too-long", "disabled", "read-only", "low"],
  use: "Several lines of text; it grows with them. Past `maxCharacters` it states by how much and cuts nothing.",
  instead: [["TextField", "it is one line"]],
  anatomy: [
    ["label", "its name, above; stays when something is typed"],
    ["box", "what is typed or chosen"],
    ["count", "characters used; spoken near the end and past it"],
    ["error", "what is wrong and how to mend it, icon and text"],
    ["help", "what helps to answer, below"],
  ],
  keyboard: [
    ["Tab", "moves to it, and on"],
    ["typing keys", "as in any text box of the system"],
    ["Enter", "a new line"],
  ],
};
