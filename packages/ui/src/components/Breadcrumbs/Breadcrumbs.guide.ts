import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["three", "two", "long-words", "on-a-phone"],
  use: "Where a page stands among the others, and the ways up: from the second level on.",
  instead: [
    ["a link back", "the page above is not the one a person came from"],
    ["Stepper", "they are steps of one task"],
  ],
  anatomy: [
    ["link", "a page above"],
    ["last link", "the page itself, marked as the current one"],
  ],
  keyboard: [["Tab", "goes from link to link"]],
  apg: "breadcrumb",
};
