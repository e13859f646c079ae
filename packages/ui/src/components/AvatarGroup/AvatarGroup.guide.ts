import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["few", "more-than-shown", "many-elsewhere", "small", "large", "one-alone", "broken-picture"],
  use: "Who takes part, at a glance: those who proposed, the members of a conversation.",
  instead: [
    ["Avatar", "it is one person"],
    ["List", "names matter, or something can be done with each"],
  ],
  anatomy: [
    ["people", "pictures or initials, overlapping, each read by name"],
    ["rest", "how many more, read as text"],
  ],
  keyboard: [],
};
