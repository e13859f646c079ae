import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["untouched", "every-kind-of-field", "refused-by-its-button"],
  use: "Every form whose fields may be refused. It leads to the first field with an error, whether the page or the server found it, and speaks the error where the focus is there already.",
  instead: [
    ["ErrorSummary inside of it", "there are more than a few fields"],
    ["a form element", "it only searches, or has a button and no field"],
  ],
  anatomy: [["fields and a button", "laid out by a Stack that is drawn as this"]],
  keyboard: [["Enter", "in a line of text sends it"]],
};
