import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["minutes-ago", "just-now", "yesterday", "weeks-ago", "soon", "soon-and-short", "tomorrow"],
  use: "How long ago or how soon; the exact date is in the title and for machines.",
  instead: [["`fullDate`", "the exact date matters: an appointment, an invoice"]],
  anatomy: [],
  keyboard: [],
};
