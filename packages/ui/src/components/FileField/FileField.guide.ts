import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "empty",
    "one-file",
    "joined",
    "sending",
    "failed",
    "full",
    "with-help",
    "with-error",
    "refused",
    "dragged-over",
    "required",
    "disabled",
    "focused",
    "label-hidden",
    "on-a-phone",
  ],
  use: "Files to join: chosen, taken with the camera, dropped or pasted. What is outside the limits is refused as text; what was taken shows with its progress. The owner sends the files.",
  instead: [
    ["TextArea", "the text of a file can be pasted"],
    ["`maxFiles={1}`", "it is one picture: the same field"],
  ],
  anatomy: [
    ["label", "names the native input"],
    ["zone", "the input itself, as large as the zone; takes what is dropped"],
    ["limits", "written from the limits, read with the input"],
    ["refusals", "spoken as they appear"],
    ["help", "what helps to answer"],
    ["files", "preview, name, size, progress, and the way to send again or take away"],
  ],
  keyboard: [
    ["Tab", "moves to the zone, then to the buttons of each file"],
    ["Enter, Space", "on the zone: open the chooser"],
    ["Ctrl+V", "anywhere in the field: pastes files"],
  ],
};
