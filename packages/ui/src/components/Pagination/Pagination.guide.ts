import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["first", "middle", "last", "few", "buttons", "on-a-phone"],
  use: "Ways through a list that comes in pages.",
  instead: [
    ["ShowMore", "the whole list is there"],
    ["Tabs", "they are views of one thing"],
  ],
  anatomy: [
    ["previous, next", "keep their place where they lead nowhere"],
    ["page", "first, last, the current one and its neighbours"],
    ["gap", "at least two pages"],
  ],
  keyboard: [
    ["Tab", "goes from page to page"],
    ["Enter", "shows it"],
  ],
};
