import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["initials", "picture", "broken-picture", "small", "large", "huge", "beside-the-name", "tints"],
  use: "A person as a picture or initials on a tint that stays theirs. Beside the written name set `isDecorative`, so that it is not read twice.",
  instead: [["a plain name", "there is no room for a face, or the person does not matter there"]],
  anatomy: [
    ["disc", "in one of four tints, chosen by the person’s id, else by the name"],
    ["picture or initials", "initials while there is no picture, and when it cannot be loaded"],
  ],
  keyboard: [],
};
