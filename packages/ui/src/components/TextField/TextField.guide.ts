import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "empty",
    "filled",
    "required",
    "optional",
    "with-icon",
    "with-suffix",
    "disabled",
    "read-only",
    "long-words",
    "focused",
  ],
  use: 'One line of text. `{...register("email")}` fits as it is.',
  instead: [
    ["TextArea", "it is several lines"],
    ["PasswordField", "it is a secret"],
    ["SearchField", "it searches for something"],
    ["NumberField", "it is a count"],
    ["MoneyField", "it is an amount"],
    ["Select, ComboBox", "it is a choice from a list"],
  ],
  anatomy: [
    ["label", "its name, above; stays when something is typed"],
    ["icon", "optional, decoration"],
    ["box", "what is typed or chosen"],
    ["suffix", "a unit, read with the field"],
    ["error", "what is wrong and how to mend it, icon and text"],
    ["help", "what helps to answer, below"],
  ],
  keyboard: [
    ["Tab", "moves to it, and on"],
    ["typing keys", "as in any text box of the system"],
  ],
};
