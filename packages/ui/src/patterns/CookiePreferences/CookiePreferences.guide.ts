import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["nothing-allowed", "audience-allowed", "all-allowed", "on-a-phone"],
  use: "The panel behind « Personnaliser » of the CookieBanner.",
  instead: [["CookieBanner", "yes or no is enough"]],
  anatomy: [
    ["title", "takes the focus of the button that asked for the panel"],
    ["necessary", "always ticked, cannot be changed"],
    ["categories", "one box each"],
    ["actions", "save, cancel"],
  ],
  keyboard: [
    ["Tab", "goes through the boxes and the two commands"],
    ["Space", "ticks or unticks"],
  ],
};
