import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["closed", "one-open", "all-open", "long-words"],
  use: "Three to ten headings that open what is under them; the browser's own search reads closed ones too.",
  instead: [
    ["Disclosure", "there is one alone"],
    ["Tabs", "they are views of one thing"],
    ["Card", "the texts are short: simply show them"],
  ],
  anatomy: [
    ["heading", "of the level that the page needs"],
    ["button", "fills the heading"],
    ["panel", "a named region, up to six of them"],
  ],
  keyboard: [
    ["Tab", "goes from heading to heading"],
    ["Enter, Space", "open and close what is under it"],
  ],
  apg: "accordion",
};
