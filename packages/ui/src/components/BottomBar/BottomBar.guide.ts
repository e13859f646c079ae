import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["three-items", "six-items", "six-items-on-a-phone", "with-microphone", "tucked"],
  use: "The few places that a thumb reaches, over the bottom of the page: three to six, the main command in the middle.",
  instead: [
    ["NavBar", "it stands on top and holds more"],
    ["Tabs", "they are views of one page"],
  ],
  anatomy: [
    ["first", "a control before the places: the microphone"],
    ["item", "an icon, a word, a number when something waits"],
    ["main item", "the one command"],
  ],
  keyboard: [["Tab", "goes from item to item, and brings a tucked bar back"]],
};
