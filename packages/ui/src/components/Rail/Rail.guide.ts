import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["open", "folded", "a-group-closed", "many-places", "in-a-drawer"],
  use: "All places of an area beside its pages, from 980 px on, in titled groups. Folded, it shows icons with tooltips.",
  instead: [
    ["PlaceGroups in a Drawer", "the window is narrower: the same groups"],
    ["SideMenu", "it is the menu of the bar on top"],
    ["AnchorNav", "they are sections of one page"],
  ],
  anatomy: [
    ["search button", "opens a search over everything, and states its shortcut"],
    ["fold button", "icons alone, and back"],
    ["group", "a title that opens and closes it, and its places"],
    ["place", "an icon, its text, and how much waits there"],
  ],
  keyboard: [
    ["Tab", "goes through the search and fold buttons, titles and places"],
    ["Enter, Space", "on a title, open and close its group"],
  ],
  apg: "disclosure",
};
