import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["strip", "another-street", "spot", "spot-of-messages", "missing-house"],
  use: "« La rue », the brand’s motif: `strip` closes a landing page, `spot` opens an empty state (EmptyState has it), `missing` marks a page not found. It states nothing.",
  instead: [["text", "something must be reported"]],
  anatomy: [],
  keyboard: [],
};
