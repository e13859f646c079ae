import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["empty", "half-typed", "complete", "with-error", "disabled"],
  use: "A short code received elsewhere. One real input drawn as cells, so that pasting, the phone’s own suggestion and screen readers work as with any field.",
  instead: [
    ["TextField", "the code is long or of unknown length"],
    ["PasswordField", "it is a secret one remembers"],
  ],
  anatomy: [
    ["label", "its name, above; stays when something is typed"],
    ["cells", "one a digit, drawn over one input"],
    ["error", "what is wrong and how to mend it, icon and text"],
    ["help", "what helps to answer, below"],
  ],
  keyboard: [
    ["Tab", "moves to it, and on"],
    ["typing keys", "as in any text box of the system"],
  ],
};
