import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "middle",
    "at-its-least",
    "at-its-most",
    "span",
    "narrow-span",
    "with-help",
    "with-error",
    "disabled",
    "disabled-span",
    "focused",
    "label-hidden",
    "long-words",
  ],
  use: "About how much, between two ends that everybody understands: a radius, a budget. With two thumbs, from about here to about there.",
  instead: [
    ["NumberField, MoneyField", "the exact number matters"],
    ["RadioGroup", "there are fewer than six values"],
    ["Rating", "it is an opinion"],
  ],
  anatomy: [
    ["label", "names the slider; each thumb of a span has a name too"],
    ["value", "written out, at the end of the line"],
    ["track", "pressing it moves the nearest thumb there"],
    ["thumbs", "a native range input each, with a target of 44 px"],
    ["error and help", "below, read with each thumb"],
  ],
  keyboard: [
    ["Tab", "goes from thumb to thumb, and on"],
    ["Arrow Right, Arrow Up", "one step more"],
    ["Arrow Left, Arrow Down", "one step less"],
    ["Page Up, Page Down", "a tenth more, a tenth less"],
    ["Home, End", "the least, the most; for a span not past the other thumb"],
  ],
  apg: "slider",
};
