import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["empty", "with-help", "with-error", "disabled", "new-empty", "new-half-way", "new-complete"],
  use: "A password, masked until its owner asks. Give `rules` only when one is chosen, never when it is given back.",
  instead: [["OtpField", "it is a code received elsewhere"]],
  anatomy: [
    ["label", "its name, above; stays when something is typed"],
    ["box", "what is typed or chosen"],
    ["eye", "shows or masks; the focus stays where it is"],
    ["Verr. Maj", "stated while capitals are locked"],
    ["rules", "each with a mark and text, live"],
    ["error", "what is wrong and how to mend it, icon and text"],
    ["help", "what helps to answer, below"],
  ],
  keyboard: [
    ["Tab", "moves to it, and on"],
    ["typing keys", "as in any text box of the system"],
    ["Enter, Space", "on the eye: shows or masks"],
  ],
};
