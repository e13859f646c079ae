import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["title-only", "with-actions", "detail", "compact", "of-part", "long-words"],
  use: "The top of a screen: what it is, and what one can do with it as a whole.",
  instead: [["a heading", "it is a part of a screen"]],
  anatomy: [
    ["title", "the only h1, an h2 where it heads a part"],
    ["description", "one line"],
    ["actions", "the main one first"],
  ],
  keyboard: [],
};
