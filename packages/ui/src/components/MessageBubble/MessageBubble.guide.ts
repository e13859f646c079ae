import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "received",
    "mine-sending",
    "mine-sent",
    "mine-delivered",
    "mine-read",
    "mine-failed",
    "following",
    "edited",
    "removed",
    "system",
    "with-attachment",
    "conversation",
    "long-words",
  ],
  use: "One message of a conversation. One’s own stand at the end of the line, those of others at its start, each in a list item.",
  instead: [
    ["Timeline", "it is a history of events"],
    ["Banner", "the product speaks to the reader"],
  ],
  anatomy: [
    ["face and name", "of others; not again where one follows oneself"],
    ["bubble", "the text, as it was written"],
    ["attachments", "FileCards"],
    ["line below", "when, whether edited, how far it came; sending again"],
  ],
  keyboard: [["Tab", "goes to the way to send again, and to attachments"]],
};
