import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["default", "small", "large", "one-colour", "another-name", "mark"],
  use: "Mark and name; the name is configuration. Put it inside the link that leads home; it is not a link itself.",
  instead: [["LogoMark", "there is no room for the name"]],
  anatomy: [
    ["mark", "a J that smiles, its dot a coin"],
    ["name", "in the heading face"],
  ],
  keyboard: [],
};
