import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["wide", "text", "form"],
  use: "The frame of a page of the dashboard or of the staff.",
  instead: [["Container", "a public page, which is centred and has sections of its own"]],
  anatomy: [
    ["PageHeader", "first, compact"],
    ["parts", "one below the other"],
  ],
  keyboard: [],
};
