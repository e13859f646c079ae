import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "quiet",
    "past-searches",
    "asking",
    "found",
    "none",
    "offline",
    "offline-with-past",
    "failed",
    "chosen",
  ],
  use: "Free text that is sent as it stands, with suggestions while one types and what was looked for before on the device.",
  instead: [
    ["ComboBox", "only a choice of the list is an answer"],
    ["SearchField", "nothing is suggested"],
  ],
  anatomy: [
    ["label", "above; stays when something is typed"],
    ["text box", "what to look for"],
    [
      "list",
      "suggestions; before anything is typed, and without a connection, what was looked for before and the way to clear it",
    ],
  ],
  apg: "combobox",
  keyboard: [
    ["typing keys", "ask for suggestions"],
    ["Arrow Down", "goes to the next entry"],
    ["Arrow Up", "goes to the one before"],
    ["Enter", "takes the marked one; without one, sends the form"],
    ["Escape", "closes the list; what was typed stays"],
  ],
};
