import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["idle", "submitting", "succeeded", "failed", "long-words", "on-a-phone"],
  use: "One e-mail address for the newsletter, at the end of public pages.",
  instead: [["FormSection", "there is more than one field"]],
  anatomy: [
    ["title", "names the form"],
    ["field", "an e-mail address, required"],
    ["button", "reads « Envoi... » and rests while it is sent"],
    ["answer", "green or red, an icon and text, a polite status"],
  ],
  keyboard: [
    ["Tab", "goes to the field, then to the button"],
    ["Enter", "sends, from the field too"],
  ],
};
