import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["ready", "picture", "removable", "sending", "failed", "without-ending", "long-words"],
  use: "A file that was sent, is being sent or could not be: attachments, documents, invoices.",
  instead: [
    ["List", "there are many, and only their names count"],
    ["ProgressBar", "it is work without a file"],
  ],
  anatomy: [
    ["picture", "a thumbnail, or an icon of the kind"],
    ["name and size", "whole, never cut off"],
    ["commands", "download, try again, take away; each names its file"],
    ["progress", "while it is sent"],
  ],
  keyboard: [
    ["Tab", "goes from command to command"],
    ["Enter", "downloads, tries again or takes away"],
  ],
};
