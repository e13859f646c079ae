import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["euros", "cents", "jobi", "empty", "with-error", "disabled", "read-only"],
  use: "An amount in euros or Jobi, typed the French way. Its value is a number or null, so a form holds it with a controller.",
  instead: [
    ["Price", "it cannot be changed"],
    ["NumberField", "it counts things"],
    ["Slider", "about right is good enough"],
  ],
  anatomy: [
    ["label", "its name, above; stays when something is typed"],
    ["box", "what is typed or chosen"],
    ["unit", "€ or coin, read with the field"],
    ["error", "what is wrong and how to mend it, icon and text"],
    ["help", "what helps to answer, below"],
  ],
  keyboard: [
    ["Tab", "moves to it, and on"],
    ["typing keys", "as in any text box of the system"],
  ],
};
