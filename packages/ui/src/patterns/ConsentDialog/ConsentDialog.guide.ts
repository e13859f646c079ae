import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "empty",
    "reading-the-profile",
    "ticked",
    "not-ticked",
    "sending",
    "save-failed",
    "first-name-missing",
    "both-names-missing",
    "long-words",
  ],
  use: "Asks a signed-in person to agree to something under their own names, and keeps the page back meanwhile.",
  instead: [
    ["Checkbox", "the consent is part of a form that is being filled in"],
    ["Dialog", "nothing is agreed to"],
  ],
  anatomy: [
    ["text", "what is agreed to, and for how long"],
    ["names", "of the profile, to be read only"],
    ["box", "to tick: it is never ticked beforehand"],
    ["confirm", "closed while a name is missing"],
    ["later", "leaves without agreeing"],
  ],
  keyboard: [
    ["Space", "ticks the box"],
    ["Enter", "confirms, from any field"],
    ["Escape", "leaves without agreeing, unless it is being sent"],
  ],
};
