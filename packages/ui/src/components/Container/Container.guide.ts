import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["form", "text", "content", "wide"],
  use: "The width of a screen’s content. One a screen; cards and grids go inside.",
  instead: [["Stack", "something inside a screen is laid out"]],
  anatomy: [],
  keyboard: [],
};
